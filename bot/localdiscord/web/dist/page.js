var ud=Object.create;var Ws=Object.defineProperty;var hd=Object.getOwnPropertyDescriptor;var fd=Object.getOwnPropertyNames;var md=Object.getPrototypeOf,pd=Object.prototype.hasOwnProperty;var ee=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(i){throw t=0,i}};var vd=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of fd(t))!pd.call(e,s)&&s!==i&&Ws(e,s,{get:()=>t[s],enumerable:!(r=hd(t,s))||r.enumerable});return e};var gd=(e,t,i)=>(i=e!=null?ud(md(e)):{},vd(t||!e||!e.__esModule?Ws(i,"default",{value:e,enumerable:!0}):i,e));var oe=ee(Ms=>{"use strict";Object.defineProperty(Ms,"__esModule",{value:!0});var In=/\r\n?/g,Vn=/\t/g,Dn=/\f/g,Oa=function(e){return e.replace(In,`
`).replace(Dn,"").replace(Vn,"    ")},Ba=function(e,t){var i=e||{};if(t!=null)for(var r in t)Object.prototype.hasOwnProperty.call(t,r)&&(i[r]=t[r]);return i},Pa=function(e,t){var i=Object.keys(e).filter(function(o){var n=e[o];if(n==null||n.match==null)return!1;var u=n.order;return(typeof u!="number"||!isFinite(u))&&typeof console<"u"&&console.warn("simple-markdown: Invalid order for rule `"+o+"`: "+String(u)),!0});i.sort(function(o,n){var u=e[o],h=e[n],c=u.order,l=h.order;if(c!==l)return c-l;var v=u.quality?0:1,f=h.quality?0:1;return v!==f?v-f:o<n?-1:o>n?1:0});var r,s=function(o,n){var u=[];for(n=n||r,r=n;o;){var h=null,c=null,l=null,v=NaN,f=0,b=i[0],m=e[b];do{var p=m.order,_=n.prevCapture==null?"":n.prevCapture[0],I=m.match(o,n,_);if(I){var T=m.quality?m.quality(I,n,_):0;T<=v||(h=b,c=m,l=I,v=T)}f++,b=i[f],m=e[b]}while(m&&(!l||m.order===p&&m.quality));if(c==null||l==null)throw new Error("Could not find a matching rule for the below content. The rule with highest `order` should always match content provided to it. Check the definition of `match` for '"+i[i.length-1]+`'. It seems to not match the following source:
`+o);if(l.index)throw new Error("`match` must return a capture starting at index 0 (the current parse index). Did you forget a ^ at the start of the RegExp?");var U=c.parse(l,s,n);if(Array.isArray(U))Array.prototype.push.apply(u,U);else{if(U==null||typeof U!="object")throw new Error(`parse() function returned invalid parse result: '${U}'`);U.type==null&&(U.type=h),u.push(U)}n.prevCapture=l,o=o.substring(n.prevCapture[0].length)}return u},a=function(o,n){return r=Ba(n,t),!r.inline&&!r.disableAutoBlockNewlines&&(o=o+`

`),r.prevCapture=null,s(Oa(o),r)};return a},De=function(e){var t=function(i,r,s){return r.inline?e.exec(i):null};return t.regex=e,t},Ue=function(e){var t=function(i,r){return r.inline?null:e.exec(i)};return t.regex=e,t},ys=function(e){var t=function(i,r){return e.exec(i)};return t.regex=e,t},sv=typeof Symbol=="function"&&Symbol.for&&Symbol.for("react.element")||60103,de=function(e,t,i,r){i=i||{},r=typeof r<"u"?r:!0;var s="";for(var a in i){var o=i[a];Object.prototype.hasOwnProperty.call(i,a)&&o&&(s+=" "+Wt(a)+'="'+Wt(o)+'"')}var n="<"+e+s+">";return r?n+t+"</"+e+">":n},ws=function(e){if(e==null)return null;try{var t=new URL(e,"https://localhost").protocol;if(t.indexOf("javascript:")===0||t.indexOf("vbscript:")===0||t.indexOf("data:")===0)return null}catch{return null}return e},Rn=/[<>&"']/g,On={"<":"&lt;",">":"&gt;","&":"&amp;",'"':"&quot;","'":"&#x27;","/":"&#x2F;","`":"&#96;"},Wt=function(e){return String(e).replace(Rn,function(t){return On[t]})},Bn=/\\([^0-9A-Za-z\s])/g,$s=function(e){return e.replace(Bn,"$1")},Vr=function(e,t,i){var r=i.inline||!1;i.inline=!0;var s=e(t,i);return i.inline=r,s},Pn=function(e,t,i){var r=i.inline||!1;i.inline=!1;var s=e(t+`

`,i);return i.inline=r,s},jr=function(e,t,i){return{content:Vr(t,e[1],i)}},zs=function(){return{}},Dr="(?:[*+-]|\\d+\\.)",Ua="( *)("+Dr+") +",Sa=new RegExp("^"+Ua),Un=new RegExp(Ua+"[^\\n]*(?:\\n(?!\\1"+Dr+` )[^\\n]*)*(
|$)`,"gm"),Na=/\n{2,}$/,Nn=/^ (?= *`)|(` *) $/g,Ln=Na,Ia=/ *\n+$/,qn=new RegExp("^( *)("+Dr+`) [\\s\\S]+?(?:
{2,}(?! )(?!\\1`+Dr+` )\\n*|\\s*
*$)`),Fn=/(?:^|\n)( *)$/,Sr=(function(){var e=/^ *\| *| *\| *$/g,t=/ *$/,i=/^ *-+: *$/,r=/^ *:-+: *$/,s=/^ *:-+ *$/,a=function(c){return i.test(c)?"right":r.test(c)?"center":s.test(c)?"left":null},o=function(c,l,v,f){f&&(c=c.replace(e,""));var b=c.trim().split("|");return b.map(a)},n=function(c,l,v,f){var b=v.inTable;v.inTable=!0;var m=l(c.trim(),v);v.inTable=b;var p=[[]];return m.forEach(function(_,I){_.type==="tableSeparator"?(!f||I!==0&&I!==m.length-1)&&p.push([]):(_.type==="text"&&(m[I+1]==null||m[I+1].type==="tableSeparator")&&(_.content=_.content.replace(t,"")),p[p.length-1].push(_))}),p},u=function(c,l,v,f){var b=c.trim().split(`
`);return b.map(function(m){return n(m,l,v,f)})},h=function(c){return function(l,v,f){f.inline=!0;var b=n(l[1],v,f,c),m=o(l[2],v,f,c),p=u(l[3],v,f,c);return f.inline=!1,{type:"table",header:b,align:m,cells:p}}};return{parseTable:h(!0),parseNpTable:h(!1),TABLE_REGEX:/^ *(\|.+)\n *\|( *[-:]+[-| :]*)\n((?: *\|.*(?:\n|$))*)\n*/,NPTABLE_REGEX:/^ *(\S.*\|.*)\n *([-:]+ *\|[-| :]*)\n((?:.*\|.*(?:\n|$))*)\n*/}})(),Ir="(?:\\[[^\\]]*\\]|[^\\[\\]]|\\](?=[^\\[]*\\]))*",Va=`\\s*<?((?:\\([^)]*\\)|[^\\s\\\\]|\\\\.)*?)>?(?:\\s+['"]([\\s\\S]*?)['"])?\\s*`,Wn=/mailto:/i,Da=function(e,t,i){var r=(e[2]||e[1]).replace(/\s+/g," ").toLowerCase();if(t._defs&&t._defs[r]){var s=t._defs[r];i.target=s.target,i.title=s.title}return t._refs=t._refs||{},t._refs[r]=t._refs[r]||[],t._refs[r].push(i),i},J=0,Rr={Array:{html:function(e,t,i){for(var r="",s=0;s<e.length;s++){var a=e[s];if(a.type==="text")for(a={type:"text",content:a.content};s+1<e.length&&e[s+1].type==="text";s++)a.content+=e[s+1].content;r+=t(a,i)}return r}},heading:{order:J++,match:Ue(/^ *(#{1,6})([^\n]+?)#* *(?:\n *)+\n/),parse:function(e,t,i){return{level:e[1].length,content:Vr(t,e[2].trim(),i)}},html:function(e,t,i){return de("h"+e.level,t(e.content,i))}},nptable:{order:J++,match:Ue(Sr.NPTABLE_REGEX),parse:Sr.parseNpTable,html:null},lheading:{order:J++,match:Ue(/^([^\n]+)\n *(=|-){3,} *(?:\n *)+\n/),parse:function(e,t,i){return{type:"heading",level:e[2]==="="?1:2,content:Vr(t,e[1],i)}},html:null},hr:{order:J++,match:Ue(/^( *[-*_]){3,} *(?:\n *)+\n/),parse:zs,html:function(e,t,i){return'<hr aria-hidden="true">'}},codeBlock:{order:J++,match:Ue(/^(?:    [^\n]+\n*)+(?:\n *)+\n/),parse:function(e,t,i){var r=e[0].replace(/^    /gm,"").replace(/\n+$/,"");return{lang:void 0,content:r}},html:function(e,t,i){var r=e.lang?"markdown-code-"+e.lang:void 0,s=de("code",Wt(e.content),{class:r});return de("pre",s)}},fence:{order:J++,match:Ue(/^ *(`{3,}|~{3,}) *(?:(\S+) *)?\n([\s\S]+?)\n?\1 *(?:\n *)+\n/),parse:function(e,t,i){return{type:"codeBlock",lang:e[2]||void 0,content:e[3]}},html:null},blockQuote:{order:J++,match:Ue(/^( *>[^\n]+(\n[^\n]+)*\n*)+\n{2,}/),parse:function(e,t,i){var r=e[0].replace(/^ *> ?/gm,"");return{content:t(r,i)}},html:function(e,t,i){return de("blockquote",t(e.content,i))}},list:{order:J++,match:function(e,t){var i=t.prevCapture==null?"":t.prevCapture[0],r=Fn.exec(i),s=t._list||!t.inline;return r&&s?(e=r[1]+e,qn.exec(e)):null},parse:function(e,t,i){var r=e[2],s=r.length>1,a=s?+r:void 0,o=e[0].replace(Ln,`
`).match(Un),n=!1,u=o.map(function(h,c){var l=Sa.exec(h),v=l?l[0].length:0,f=new RegExp("^ {1,"+v+"}","gm"),b=h.replace(f,"").replace(Sa,""),m=c===o.length-1,p=b.indexOf(`

`)!==-1,_=p||m&&n;n=_;var I=i.inline,T=i._list;i._list=!0;var U;_?(i.inline=!1,U=b.replace(Ia,`

`)):(i.inline=!0,U=b.replace(Ia,""));var $=t(U,i);return i.inline=I,i._list=T,$});return{ordered:s,start:a,items:u}},html:function(e,t,i){var r=e.items.map(function(o){return de("li",t(o,i))}).join(""),s=e.ordered?"ol":"ul",a={start:e.start};return de(s,r,a)}},def:{order:J++,match:Ue(/^ *\[([^\]]+)\]: *<?([^\s>]*)>?(?: +["(]([^\n]+)[")])? *\n(?: *\n)*/),parse:function(e,t,i){var r=e[1].replace(/\s+/g," ").toLowerCase(),s=e[2],a=e[3];return i._refs&&i._refs[r]&&i._refs[r].forEach(function(o){o.target=s,o.title=a}),i._defs=i._defs||{},i._defs[r]={target:s,title:a},{def:r,target:s,title:a}},html:function(){return""}},table:{order:J++,match:Ue(Sr.TABLE_REGEX),parse:Sr.parseTable,html:function(e,t,i){var r=function(u){return e.align[u]==null?"":"text-align:"+e.align[u]+";"},s=e.header.map(function(u,h){return de("th",t(u,i),{style:r(h),scope:"col"})}).join(""),a=e.cells.map(function(u){var h=u.map(function(c,l){return de("td",t(c,i),{style:r(l)})}).join("");return de("tr",h)}).join(""),o=de("thead",de("tr",s)),n=de("tbody",a);return de("table",o+n)}},newline:{order:J++,match:Ue(/^(?:\n *)*\n/),parse:zs,html:function(e,t,i){return`
`}},paragraph:{order:J++,match:Ue(/^((?:[^\n]|\n(?! *\n))+)(?:\n *)+\n/),parse:jr,html:function(e,t,i){var r={class:"paragraph"};return de("div",t(e.content,i),r)}},escape:{order:J++,match:De(/^\\([^0-9A-Za-z\s])/),parse:function(e,t,i){return{type:"text",content:e[1]}},html:null},tableSeparator:{order:J++,match:function(e,t){return t.inTable?/^ *\| */.exec(e):null},parse:function(){return{type:"tableSeparator"}},html:function(){return" &vert; "}},autolink:{order:J++,match:De(/^<([^: >]+:\/[^ >]+)>/),parse:function(e,t,i){return{type:"link",content:[{type:"text",content:e[1]}],target:e[1]}},html:null},mailto:{order:J++,match:De(/^<([^ >]+@[^ >]+)>/),parse:function(e,t,i){var r=e[1],s=e[1];return Wn.test(s)||(s="mailto:"+s),{type:"link",content:[{type:"text",content:r}],target:s}},html:null},url:{order:J++,match:De(/^(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/),parse:function(e,t,i){return{type:"link",content:[{type:"text",content:e[1]}],target:e[1],title:void 0}},html:null},link:{order:J++,match:De(new RegExp("^\\[("+Ir+")\\]\\("+Va+"\\)")),parse:function(e,t,i){var r={content:t(e[1],i),target:$s(e[2]),title:e[3]};return r},html:function(e,t,i){var r={href:ws(e.target),title:e.title};return de("a",t(e.content,i),r)}},image:{order:J++,match:De(new RegExp("^!\\[("+Ir+")\\]\\("+Va+"\\)")),parse:function(e,t,i){var r={alt:e[1],target:$s(e[2]),title:e[3]};return r},html:function(e,t,i){var r={src:ws(e.target),alt:e.alt,title:e.title};return de("img","",r,!1)}},reflink:{order:J++,match:De(new RegExp("^\\[("+Ir+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(e,t,i){return Da(e,i,{type:"link",content:t(e[1],i)})},html:null},refimage:{order:J++,match:De(new RegExp("^!\\[("+Ir+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(e,t,i){return Da(e,i,{type:"image",alt:e[1]})},html:null},em:{order:J,match:De(new RegExp("^\\b_((?:__|\\\\[\\s\\S]|[^\\\\_])+?)_\\b|^\\*(?=\\S)((?:\\*\\*|\\\\[\\s\\S]|\\s+(?:\\\\[\\s\\S]|[^\\s\\*\\\\]|\\*\\*)|[^\\s\\*\\\\])+?)\\*(?!\\*)")),quality:function(e){return e[0].length+.2},parse:function(e,t,i){return{content:t(e[2]||e[1],i)}},html:function(e,t,i){return de("em",t(e.content,i))}},strong:{order:J,match:De(/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),quality:function(e){return e[0].length+.1},parse:jr,html:function(e,t,i){return de("strong",t(e.content,i))}},u:{order:J++,match:De(/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/),quality:function(e){return e[0].length},parse:jr,html:function(e,t,i){return de("u",t(e.content,i))}},del:{order:J++,match:De(/^~~(?=\S)((?:\\[\s\S]|~(?!~)|[^\s~\\]|\s(?!~~))+?)~~/),parse:jr,html:function(e,t,i){return de("del",t(e.content,i))}},inlineCode:{order:J++,match:De(/^(`+)([\s\S]*?[^`])\1(?!`)/),parse:function(e,t,i){return{content:e[2].replace(Nn,"$1")}},html:function(e,t,i){return de("code",Wt(e.content))}},br:{order:J++,match:ys(/^ {2,}\n/),parse:zs,html:function(e,t,i){return"<br>"}},text:{order:J++,match:ys(/^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n\n| {2,}\n|\w+:\S|$)/),parse:function(e,t,i){return{content:e[0]}},html:function(e,t,i){return Wt(e.content)}}},Zn=function(e,t){!t&&typeof console<"u"&&console.warn("simple-markdown ruleOutput should take 'react' or 'html' as the second argument.");var i=function(r,s,a){return e[r.type][t](r,s,a)};return i},Gn=function(e){var t=function(i,r){return r=r||{},Array.isArray(i)?i.map(function(s){return t(s,r)}).join(""):e(i,t,r)};return t},La=function(e,t,i={}){if(!t)throw new Error("simple-markdown: outputFor: `property` must be defined. if you just upgraded, you probably need to replace `outputFor` with `reactFor`");var r,s=e.Array||Rr.Array,a=s[t];if(!a)throw new Error("simple-markdown: outputFor: to join nodes of type `"+t+"` you must provide an `Array:` joiner rule with that type, Please see the docs for details on specifying an Array rule.");var o=a,n=function(h,c){return c=c||r,r=c,Array.isArray(h)?o(h,n,c):e[h.type][t](h,n,c)},u=function(h,c){return r=Ba(c,i),n(h,r)};return u},Or=Pa(Rr),qa=function(e,t){return t=t||{},t.inline=!1,Or(e,t)},Kn=function(e,t){return t=t||{},t.inline=!0,Or(e,t)},Ra=function(e,t){var i=Na.test(e);return t=t||{},t.inline=!i,Or(e,t)},Fa=La(Rr,"html"),Qn=function(e,t){return Fa(qa(e,t),t)},Yn={defaultRules:Rr,parserFor:Pa,outputFor:La,inlineRegex:De,blockRegex:Ue,anyScopeRegex:ys,parseInline:Vr,parseBlock:Pn,markdownToHtml:Qn,defaultBlockParse:qa,defaultInlineParse:Kn,defaultImplicitParse:Ra,defaultHtmlOutput:Fa,preprocess:Oa,sanitizeText:Wt,sanitizeUrl:ws,unescapeUrl:$s,htmlTag:de,defaultRawParse:Or,ruleOutput:Zn,htmlFor:Gn,defaultParse:function(...e){return typeof console<"u"&&console.warn("defaultParse is deprecated, please use `defaultImplicitParse`"),Ra.apply(null,e)},defaultOutput:function(...e){return typeof console<"u"&&console.warn("defaultOutput is deprecated, please use `defaultReactOutput`"),defaultReactOutput.apply(null,e)}};Ms.default=Yn});var ve=ee(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});Q.GuildNavigationRegex=Q.SlashCommandRegex=Q.SubtextRegex=Q.HeadingRegex=Q.TimestampRegex=Q.TextRegex=Q.StrikeThroughRegex=Q.SpoilerRegex=Q.EmoticonRegex=Q.CodeBlockRegex=Q.BlockQuoteRegex=Q.HereRegex=Q.EveryoneRegex=Q.UserMentionRegex=Q.RoleMentionRegex=Q.EmojiRegex=Q.ChannelMentionRegex=void 0;Q.ChannelMentionRegex=/^<#(\d{17,20})>/;Q.EmojiRegex=/^<(a)?:(\w{2,32}):(\d{17,21})>/;Q.RoleMentionRegex=/^<@&(\d{17,20})>/;Q.UserMentionRegex=/^<@!?(\d{17,20})>/;Q.EveryoneRegex=/^@everyone/;Q.HereRegex=/^@here/;Q.BlockQuoteRegex=/^( *>>> ([\s\S]*))|^( *> [^\n]*(\n *> [^\n]*)*\n?)/;Q.CodeBlockRegex=/^```(([a-z0-9_+\-.#]+?)\n+)?\n*([^]+?)\n*```/i;Q.EmoticonRegex=/^(¯\\_\(ツ\)_\/¯)/;Q.SpoilerRegex=/^\|\|([\s\S]+?)\|\|/;Q.StrikeThroughRegex=/^~~([\s\S]+?)~~(?!_)/;Q.TextRegex=/^[\s\S]+?(?=[^0-9A-Za-z\s]|\n\n|\n|\w+:\S|$)/;Q.TimestampRegex=/^<t:(-?\d+)(?::(R|t|T|d|D|f|F))?>/;Q.HeadingRegex=/^(#{1,3}) +([^\n]+?)(\n|$)/;Q.SubtextRegex=/^-# +([^\n]+?)(\n|$)/;Q.SlashCommandRegex=/^<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}(?: [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}){0,2})?:(\d{17,21})>/u;Q.GuildNavigationRegex=/^<(\d{17,20}):(?:(customize|browse|guide)|(linked-roles)(:\d{17,20})?)>/});var Wa=ee(Zt=>{"use strict";var Xn=Zt&&Zt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Zt,"__esModule",{value:!0});Zt.guildNavigation=void 0;var Jn=Xn(oe()),el=ve();Zt.guildNavigation={order:Jn.default.defaultRules.strong.order,match:e=>el.GuildNavigationRegex.exec(e),parse:function(e){var t,i,r;let s=(t=e[2])!==null&&t!==void 0?t:e[3];if(s==="linked-roles"){let a=(r=(i=e[4])===null||i===void 0?void 0:i.slice(1))!==null&&r!==void 0?r:null;return{id:e[1],navigation:s,roleId:a}}else return{id:e[1],navigation:s}}}});var Za=ee(Gt=>{"use strict";var tl=Gt&&Gt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Gt,"__esModule",{value:!0});Gt.slashCommand=void 0;var il=tl(oe()),rl=ve();Gt.slashCommand={order:il.default.defaultRules.strong.order,match:e=>rl.SlashCommandRegex.exec(e),parse:function(e){let t=e[1].split(" "),i={fullName:e[1],name:t[0],subcommand:null,subcommandGroup:null,id:e[2]};return t.length==2&&(i.subcommand=t[1]),t.length===3&&(i.subcommandGroup=t[1],i.subcommand=t[2]),i}}});var Ga=ee(Kt=>{"use strict";var sl=Kt&&Kt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Kt,"__esModule",{value:!0});Kt.everyone=void 0;var al=sl(oe()),ol=ve();Kt.everyone={order:al.default.defaultRules.strong.order,match:e=>ol.EveryoneRegex.exec(e),parse:function(){return{}}}});var Ka=ee(Br=>{"use strict";Object.defineProperty(Br,"__esModule",{value:!0});Br.TwemojiRegex=void 0;Br.TwemojiRegex=/^((?:\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d[\udc68\udc69]|\ud83e\udef1\ud83c\udffb\u200d\ud83e\udef2\ud83c[\udffc-\udfff]|\ud83e\udef1\ud83c\udffc\u200d\ud83e\udef2\ud83c[\udffb\udffd-\udfff]|\ud83e\udef1\ud83c\udffd\u200d\ud83e\udef2\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\udef1\ud83c\udffe\u200d\ud83e\udef2\ud83c[\udffb-\udffd\udfff]|\ud83e\udef1\ud83c\udfff\u200d\ud83e\udef2\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d[\udc68\udc69]|\ud83e\uddd1\u200d\ud83e\udd1d\u200d\ud83e\uddd1|\ud83d\udc6f\ud83c\udffb\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffb\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2642\ufe0f|\ud83d\udc6f\u200d\u2640\ufe0f|\ud83d\udc6f\u200d\u2642\ufe0f|\ud83e\udd3c\u200d\u2640\ufe0f|\ud83e\udd3c\u200d\u2642\ufe0f|\ud83d\udc6b\ud83c[\udffb-\udfff]|\ud83d\udc6c\ud83c[\udffb-\udfff]|\ud83d\udc6d\ud83c[\udffb-\udfff]|\ud83d\udc6f\ud83c[\udffb-\udfff]|\ud83d\udc8f\ud83c[\udffb-\udfff]|\ud83d\udc91\ud83c[\udffb-\udfff]|\ud83e\udd1d\ud83c[\udffb-\udfff]|\ud83e\udd3c\ud83c[\udffb-\udfff]|\ud83d[\udc6b-\udc6d\udc6f\udc8f\udc91]|\ud83e[\udd1d\udd3c])|(?:\ud83d[\udc68\udc69]|\ud83e\uddd1)(?:\ud83c[\udffb-\udfff])?\u200d(?:\u2695\ufe0f|\u2696\ufe0f|\u2708\ufe0f|\ud83c[\udf3e\udf73\udf7c\udf84\udf93\udfa4\udfa8\udfeb\udfed]|\ud83d[\udcbb\udcbc\udd27\udd2c\ude80\ude92]|\ud83e[\uddaf-\uddb3\uddbc\uddbd\ude70])(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75]|\u26f9)((?:\ud83c[\udffb-\udfff]|\ufe0f)\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?)|(?:\ud83c[\udfc3\udfc4\udfca]|\ud83d[\udc6e\udc70\udc71\udc73\udc77\udc81\udc82\udc86\udc87\ude45-\ude47\ude4b\ude4d\ude4e\udea3\udeb4-\udeb6]|\ud83e[\udd26\udd35\udd37-\udd39\udd3d\udd3e\uddb8\uddb9\uddcd-\uddcf\uddd4\uddd6-\udddd])(?:\ud83c[\udffb-\udfff])?\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?|(?:\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83c\udff3\ufe0f\u200d\u26a7\ufe0f|\ud83c\udff3\ufe0f\u200d\ud83c\udf08|\ud83d\ude36\u200d\ud83c\udf2b\ufe0f|\u26d3\ufe0f\u200d\ud83d\udca5|\u2764\ufe0f\u200d\ud83d\udd25|\u2764\ufe0f\u200d\ud83e\ude79|\ud83c\udf44\u200d\ud83d\udfeb|\ud83c\udf4b\u200d\ud83d\udfe9|\ud83c\udff4\u200d\u2620\ufe0f|\ud83d\udc15\u200d\ud83e\uddba|\ud83d\udc26\u200d\ud83d\udd25|\ud83d\udc3b\u200d\u2744\ufe0f|\ud83d\udc41\u200d\ud83d\udde8|\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\ude2e\u200d\ud83d\udca8|\ud83d\ude35\u200d\ud83d\udcab|\ud83d\ude42\u200d\u2194\ufe0f|\ud83d\ude42\u200d\u2195\ufe0f|\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddde\u200d\u2640\ufe0f|\ud83e\uddde\u200d\u2642\ufe0f|\ud83e\udddf\u200d\u2640\ufe0f|\ud83e\udddf\u200d\u2642\ufe0f|\ud83d\udc08\u200d\u2b1b|\ud83d\udc26\u200d\u2b1b)|[#*0-9]\ufe0f?\u20e3|(?:[©®\u2122\u265f]\ufe0f)|(?:\ud83c[\udc04\udd70\udd71\udd7e\udd7f\ude02\ude1a\ude2f\ude37\udf21\udf24-\udf2c\udf36\udf7d\udf96\udf97\udf99-\udf9b\udf9e\udf9f\udfcd\udfce\udfd4-\udfdf\udff3\udff5\udff7]|\ud83d[\udc3f\udc41\udcfd\udd49\udd4a\udd6f\udd70\udd73\udd76-\udd79\udd87\udd8a-\udd8d\udda5\udda8\uddb1\uddb2\uddbc\uddc2-\uddc4\uddd1-\uddd3\udddc-\uddde\udde1\udde3\udde8\uddef\uddf3\uddfa\udecb\udecd-\udecf\udee0-\udee5\udee9\udef0\udef3]|[\u203c\u2049\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23ed-\u23ef\u23f1\u23f2\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u2660\u2663\u2665\u2666\u2668\u267b\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f8\u26fa\u26fd\u2702\u2708\u2709\u270f\u2712\u2714\u2716\u271d\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u2764\u27a1\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299])(?:\ufe0f|(?!\ufe0e))|(?:(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75\udd90]|\ud83e\udef0|[\u261d\u26f7\u26f9\u270c\u270d])(?:\ufe0f|(?!\ufe0e))|(?:\ud83c\udfc3|\ud83d\udeb6|\ud83e\uddce)(?:\ud83c[\udffb-\udfff])?(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udf85\udfc2\udfc4\udfc7\udfca]|\ud83d[\udc42\udc43\udc46-\udc50\udc66-\udc69\udc6e\udc70-\udc78\udc7c\udc81-\udc83\udc85-\udc87\udcaa\udd7a\udd95\udd96\ude45-\ude47\ude4b-\ude4f\udea3\udeb4\udeb5\udec0\udecc]|\ud83e[\udd0c\udd0f\udd18-\udd1c\udd1e\udd1f\udd26\udd30-\udd39\udd3d\udd3e\udd77\uddb5\uddb6\uddb8\uddb9\uddbb\uddcd\uddcf\uddd1-\udddd\udec3-\udec5\udef1-\udef8]|[\u270a\u270b]))(?:\ud83c[\udffb-\udfff])?|(?:\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f|\ud83c\udde6\ud83c[\udde8-\uddec\uddee\uddf1\uddf2\uddf4\uddf6-\uddfa\uddfc\uddfd\uddff]|\ud83c\udde7\ud83c[\udde6\udde7\udde9-\uddef\uddf1-\uddf4\uddf6-\uddf9\uddfb\uddfc\uddfe\uddff]|\ud83c\udde8\ud83c[\udde6\udde8\udde9\uddeb-\uddee\uddf0-\uddf7\uddfa-\uddff]|\ud83c\udde9\ud83c[\uddea\uddec\uddef\uddf0\uddf2\uddf4\uddff]|\ud83c\uddea\ud83c[\udde6\udde8\uddea\uddec\udded\uddf7-\uddfa]|\ud83c\uddeb\ud83c[\uddee-\uddf0\uddf2\uddf4\uddf7]|\ud83c\uddec\ud83c[\udde6\udde7\udde9-\uddee\uddf1-\uddf3\uddf5-\uddfa\uddfc\uddfe]|\ud83c\udded\ud83c[\uddf0\uddf2\uddf3\uddf7\uddf9\uddfa]|\ud83c\uddee\ud83c[\udde8-\uddea\uddf1-\uddf4\uddf6-\uddf9]|\ud83c\uddef\ud83c[\uddea\uddf2\uddf4\uddf5]|\ud83c\uddf0\ud83c[\uddea\uddec-\uddee\uddf2\uddf3\uddf5\uddf7\uddfc\uddfe\uddff]|\ud83c\uddf1\ud83c[\udde6-\udde8\uddee\uddf0\uddf7-\uddfb\uddfe]|\ud83c\uddf2\ud83c[\udde6\udde8-\udded\uddf0-\uddff]|\ud83c\uddf3\ud83c[\udde6\udde8\uddea-\uddec\uddee\uddf1\uddf4\uddf5\uddf7\uddfa\uddff]|\ud83c\uddf4\ud83c\uddf2|\ud83c\uddf5\ud83c[\udde6\uddea-\udded\uddf0-\uddf3\uddf7-\uddf9\uddfc\uddfe]|\ud83c\uddf6\ud83c\udde6|\ud83c\uddf7\ud83c[\uddea\uddf4\uddf8\uddfa\uddfc]|\ud83c\uddf8\ud83c[\udde6-\uddea\uddec-\uddf4\uddf7-\uddf9\uddfb\uddfd-\uddff]|\ud83c\uddf9\ud83c[\udde6\udde8\udde9\uddeb-\udded\uddef-\uddf4\uddf7\uddf9\uddfb\uddfc\uddff]|\ud83c\uddfa\ud83c[\udde6\uddec\uddf2\uddf3\uddf8\uddfe\uddff]|\ud83c\uddfb\ud83c[\udde6\udde8\uddea\uddec\uddee\uddf3\uddfa]|\ud83c\uddfc\ud83c[\uddeb\uddf8]|\ud83c\uddfd\ud83c\uddf0|\ud83c\uddfe\ud83c[\uddea\uddf9]|\ud83c\uddff\ud83c[\udde6\uddf2\uddfc]|\ud83c[\udccf\udd8e\udd91-\udd9a\udde6-\uddff\ude01\ude32-\ude36\ude38-\ude3a\ude50\ude51\udf00-\udf20\udf2d-\udf35\udf37-\udf7c\udf7e-\udf84\udf86-\udf93\udfa0-\udfc1\udfc5\udfc6\udfc8\udfc9\udfcf-\udfd3\udfe0-\udff0\udff4\udff8-\udfff]|\ud83d[\udc00-\udc3e\udc40\udc44\udc45\udc51-\udc65\udc6a\udc79-\udc7b\udc7d-\udc80\udc84\udc88-\udc8e\udc90\udc92-\udca9\udcab-\udcfc\udcff-\udd3d\udd4b-\udd4e\udd50-\udd67\udda4\uddfb-\ude44\ude48-\ude4a\ude80-\udea2\udea4-\udeb3\udeb7-\udebf\udec1-\udec5\uded0-\uded2\uded5-\uded8\udedc-\udedf\udeeb\udeec\udef4-\udefc\udfe0-\udfeb\udff0]|\ud83e[\udd0d\udd0e\udd10-\udd17\udd20-\udd25\udd27-\udd2f\udd3a\udd3f-\udd45\udd47-\udd76\udd78-\uddb4\uddb7\uddba\uddbc-\uddcc\uddd0\uddde-\uddff\ude70-\ude7c\ude80-\ude8a\ude8e-\udec2\udec6\udec8\udecd-\udedc\udedf-\udeea\udeef]|[\u23e9-\u23ec\u23f0\u23f3\u267e\u26ce\u2705\u2728\u274c\u274e\u2753-\u2755\u2795-\u2797\u27b0\u27bf\ue50a])|\ufe0f)/});var Qa=ee(Qt=>{"use strict";var dl=Qt&&Qt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Qt,"__esModule",{value:!0});Qt.twemoji=void 0;var nl=dl(oe()),ll=Ka();Qt.twemoji={order:nl.default.defaultRules.strong.order,match:e=>ll.TwemojiRegex.exec(e),parse:function(e){return{name:e[0]}}}});var Ya=ee(Yt=>{"use strict";var cl=Yt&&Yt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Yt,"__esModule",{value:!0});Yt.channel=void 0;var ul=cl(oe()),hl=ve();Yt.channel={order:ul.default.defaultRules.strong.order,match:e=>hl.ChannelMentionRegex.exec(e),parse:function(e){return{id:e[1]}}}});var Xa=ee(Xt=>{"use strict";var fl=Xt&&Xt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Xt,"__esModule",{value:!0});Xt.timestamp=void 0;var ml=fl(oe()),pl=ve();Xt.timestamp={order:ml.default.defaultRules.strong.order,match:e=>pl.TimestampRegex.exec(e),parse:function(e){return{timestamp:e[1],format:e[2]}}}});var Qe=ee(Pr=>{"use strict";Object.defineProperty(Pr,"__esModule",{value:!0});Pr.extend=void 0;var vl=(e,t)=>Object.assign({},t,e);Pr.extend=vl});var Ja=ee(Jt=>{"use strict";var gl=Jt&&Jt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Jt,"__esModule",{value:!0});Jt.blockQuote=void 0;var bl=gl(oe()),_l=Qe(),xl=ve();Jt.blockQuote=(0,_l.extend)({match:function(e,t,i){return!/^$|\n *$/.test(i)||t.inQuote?null:xl.BlockQuoteRegex.exec(e)},parse:function(e,t,i){let r=e[0],a=!!/^ *>>> ?/.exec(r)?/^ *>>> ?/:/^ *> ?/gm,o=r.replace(a,"");return{content:t(o,Object.assign({},i,{inQuote:!0})),type:"blockQuote"}}},bl.default.defaultRules.blockQuote)});var to=ee(ei=>{"use strict";var zl=ei&&ei.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ei,"__esModule",{value:!0});ei.strikethrough=void 0;var eo=zl(oe()),yl=Qe(),wl=ve();ei.strikethrough=(0,yl.extend)({match:eo.default.inlineRegex(wl.StrikeThroughRegex)},eo.default.defaultRules.del)});var ro=ee(ti=>{"use strict";var $l=ti&&ti.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ti,"__esModule",{value:!0});ti.codeBlock=void 0;var io=$l(oe()),Ml=Qe(),kl=ve();ti.codeBlock=(0,Ml.extend)({match:io.default.inlineRegex(kl.CodeBlockRegex),parse:function(e,t,i){return{lang:(e[2]||"").trim(),content:e[3]||"",inQuote:i.inQuote||!1}}},io.default.defaultRules.codeBlock)});var so=ee(ii=>{"use strict";var Hl=ii&&ii.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ii,"__esModule",{value:!0});ii.emoji=void 0;var Cl=Hl(oe()),Tl=ve();ii.emoji={order:Cl.default.defaultRules.strong.order,match:e=>Tl.EmojiRegex.exec(e),parse:function(e){return{animated:e[1]==="a",name:e[2],id:e[3]}}}});var ao=ee(ri=>{"use strict";var El=ri&&ri.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ri,"__esModule",{value:!0});ri.role=void 0;var Al=El(oe()),jl=ve();ri.role={order:Al.default.defaultRules.strong.order,match:e=>jl.RoleMentionRegex.exec(e),parse:function(e){return{id:e[1]}}}});var oo=ee(si=>{"use strict";var Sl=si&&si.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(si,"__esModule",{value:!0});si.autolink=void 0;var Il=Sl(oe()),Vl=Qe();si.autolink=(0,Vl.extend)({parse:e=>({content:[{type:"text",content:e[1]}],target:e[1]})},Il.default.defaultRules.autolink)});var no=ee(ai=>{"use strict";var Dl=ai&&ai.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ai,"__esModule",{value:!0});ai.here=void 0;var Rl=Dl(oe()),Ol=ve();ai.here={order:Rl.default.defaultRules.strong.order,match:e=>Ol.HereRegex.exec(e),parse:function(){return{}}}});var lo=ee(oi=>{"use strict";var Bl=oi&&oi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(oi,"__esModule",{value:!0});oi.emoticon=void 0;var Pl=Bl(oe()),Ul=ve();oi.emoticon={order:Pl.default.defaultRules.text.order,match:e=>Ul.EmoticonRegex.exec(e),parse:function(e){return{type:"text",content:e[1]}}}});var co=ee(di=>{"use strict";var Nl=di&&di.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(di,"__esModule",{value:!0});di.user=void 0;var Ll=Nl(oe()),ql=ve();di.user={order:Ll.default.defaultRules.strong.order,match:e=>ql.UserMentionRegex.exec(e),parse:function(e){return{id:e[1],type:"user"}}}});var uo=ee(Ur=>{"use strict";Object.defineProperty(Ur,"__esModule",{value:!0});Ur.spoiler=void 0;var Fl=ve();Ur.spoiler={order:0,match:e=>Fl.SpoilerRegex.exec(e),parse:function(e,t,i){return{content:t(e[1],i)}}}});var ho=ee(ni=>{"use strict";var Wl=ni&&ni.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ni,"__esModule",{value:!0});ni.heading=void 0;var Zl=Wl(oe()),Gl=Qe(),Kl=ve();ni.heading=(0,Gl.extend)({match:function(e,t){return t.prevCapture===null||t.prevCapture.slice(-1)[0]===`
`?Kl.HeadingRegex.exec(e):null}},Zl.default.defaultRules.heading)});var fo=ee(li=>{"use strict";var Ql=li&&li.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(li,"__esModule",{value:!0});li.subtext=void 0;var Yl=Ql(oe()),Xl=ve();li.subtext={order:Yl.default.defaultRules.heading.order-.5,match:function(e,t){return t.prevCapture===null||t.prevCapture.slice(-1)[0]===`
`?Xl.SubtextRegex.exec(e):null},parse:function(e,t,i){return{content:t(e[1],i)}}}});var mo=ee(ci=>{"use strict";var Jl=ci&&ci.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ci,"__esModule",{value:!0});ci.text=void 0;var ec=Jl(oe()),tc=Qe(),ic=ve();ci.text=(0,tc.extend)({match:e=>ic.TextRegex.exec(e)},ec.default.defaultRules.text)});var po=ee(ui=>{"use strict";var rc=ui&&ui.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ui,"__esModule",{value:!0});ui.url=void 0;var sc=rc(oe()),ac=Qe();ui.url=(0,ac.extend)({parse:e=>({content:[{type:"text",content:e[1]}],target:e[1]})},sc.default.defaultRules.url)});var go=ee(hi=>{"use strict";var oc=hi&&hi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(hi,"__esModule",{value:!0});hi.em=void 0;var dc=Qe(),vo=oc(oe());hi.em=(0,dc.extend)({parse:function(e,t,i){let r=vo.default.defaultRules.em.parse(e,t,Object.assign({},i,{inEmphasis:!0}));return i.inEmphasis?r.content:r}},vo.default.defaultRules.em)});var _o=ee(fi=>{"use strict";var nc=fi&&fi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(fi,"__esModule",{value:!0});fi.br=void 0;var bo=nc(oe()),lc=Qe();fi.br=(0,lc.extend)({match:bo.default.anyScopeRegex(/^\n/)},bo.default.defaultRules.br)});var zo=ee(be=>{"use strict";var cc=be&&be.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(be,"__esModule",{value:!0});be.rulesExtended=be.rules=be.SimpleMarkdown=void 0;be.parse=xo;var st=cc(oe());be.SimpleMarkdown=st.default;var uc=Wa(),hc=Za(),fc=Ga(),mc=Qa(),pc=Ya(),vc=Xa(),gc=Ja(),bc=to(),_c=ro(),xc=so(),zc=ao(),yc=oo(),wc=no(),$c=lo(),Mc=co(),kc=uo(),Hc=ho(),Cc=fo(),Tc=mo(),Ec=po(),Ac=go(),jc=_o();be.rules={blockQuote:gc.blockQuote,codeBlock:_c.codeBlock,newline:st.default.defaultRules.newline,escape:st.default.defaultRules.escape,autolink:yc.autolink,url:Ec.url,em:Ac.em,strong:st.default.defaultRules.strong,underline:st.default.defaultRules.u,strikethrough:bc.strikethrough,inlineCode:st.default.defaultRules.inlineCode,text:Tc.text,emoticon:$c.emoticon,br:jc.br,spoiler:kc.spoiler,heading:Hc.heading,subtext:Cc.subtext,user:Mc.user,channel:pc.channel,role:zc.role,emoji:xc.emoji,everyone:fc.everyone,here:wc.here,twemoji:mc.twemoji,timestamp:vc.timestamp,slashCommand:hc.slashCommand,guildNavigation:uc.guildNavigation};be.rulesExtended=Object.assign(Object.assign({},be.rules),{link:st.default.defaultRules.link});var Sc=st.default.parserFor(be.rules),Ic=st.default.parserFor(be.rulesExtended);function xo(e,t="normal"){return t==="normal"?Sc(e,{inline:!0}):Ic(e,{inline:!0})}be.default=xo});var qi=globalThis,Fi=qi.ShadowRoot&&(qi.ShadyCSS===void 0||qi.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Jr=Symbol(),Zs=new WeakMap,bi=class{constructor(t,i,r){if(this._$cssResult$=!0,r!==Jr)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=i}get styleSheet(){let t=this.o,i=this.t;if(Fi&&t===void 0){let r=i!==void 0&&i.length===1;r&&(t=Zs.get(i)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),r&&Zs.set(i,t))}return t}toString(){return this.cssText}},Gs=e=>new bi(typeof e=="string"?e:e+"",void 0,Jr),G=(e,...t)=>{let i=e.length===1?e[0]:t.reduce((r,s,a)=>r+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(s)+e[a+1],e[0]);return new bi(i,e,Jr)},Ks=(e,t)=>{if(Fi)e.adoptedStyleSheets=t.map(i=>i instanceof CSSStyleSheet?i:i.styleSheet);else for(let i of t){let r=document.createElement("style"),s=qi.litNonce;s!==void 0&&r.setAttribute("nonce",s),r.textContent=i.cssText,e.appendChild(r)}},es=Fi?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let i="";for(let r of t.cssRules)i+=r.cssText;return Gs(i)})(e):e;var{is:bd,defineProperty:_d,getOwnPropertyDescriptor:xd,getOwnPropertyNames:zd,getOwnPropertySymbols:yd,getPrototypeOf:wd}=Object,Wi=globalThis,Qs=Wi.trustedTypes,$d=Qs?Qs.emptyScript:"",Md=Wi.reactiveElementPolyfillSupport,_i=(e,t)=>e,xi={toAttribute(e,t){switch(t){case Boolean:e=e?$d:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let i=e;switch(t){case Boolean:i=e!==null;break;case Number:i=e===null?null:Number(e);break;case Object:case Array:try{i=JSON.parse(e)}catch{i=null}}return i}},Zi=(e,t)=>!bd(e,t),Ys={attribute:!0,type:String,converter:xi,reflect:!1,useDefault:!1,hasChanged:Zi};Symbol.metadata??=Symbol("metadata"),Wi.litPropertyMetadata??=new WeakMap;var Je=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,i=Ys){if(i.state&&(i.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((i=Object.create(i)).wrapped=!0),this.elementProperties.set(t,i),!i.noAccessor){let r=Symbol(),s=this.getPropertyDescriptor(t,r,i);s!==void 0&&_d(this.prototype,t,s)}}static getPropertyDescriptor(t,i,r){let{get:s,set:a}=xd(this.prototype,t)??{get(){return this[i]},set(o){this[i]=o}};return{get:s,set(o){let n=s?.call(this);a?.call(this,o),this.requestUpdate(t,n,r)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Ys}static _$Ei(){if(this.hasOwnProperty(_i("elementProperties")))return;let t=wd(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(_i("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(_i("properties"))){let i=this.properties,r=[...zd(i),...yd(i)];for(let s of r)this.createProperty(s,i[s])}let t=this[Symbol.metadata];if(t!==null){let i=litPropertyMetadata.get(t);if(i!==void 0)for(let[r,s]of i)this.elementProperties.set(r,s)}this._$Eh=new Map;for(let[i,r]of this.elementProperties){let s=this._$Eu(i,r);s!==void 0&&this._$Eh.set(s,i)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let i=[];if(Array.isArray(t)){let r=new Set(t.flat(1/0).reverse());for(let s of r)i.unshift(es(s))}else t!==void 0&&i.push(es(t));return i}static _$Eu(t,i){let r=i.attribute;return r===!1?void 0:typeof r=="string"?r:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,i=this.constructor.elementProperties;for(let r of i.keys())this.hasOwnProperty(r)&&(t.set(r,this[r]),delete this[r]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Ks(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,i,r){this._$AK(t,r)}_$ET(t,i){let r=this.constructor.elementProperties.get(t),s=this.constructor._$Eu(t,r);if(s!==void 0&&r.reflect===!0){let a=(r.converter?.toAttribute!==void 0?r.converter:xi).toAttribute(i,r.type);this._$Em=t,a==null?this.removeAttribute(s):this.setAttribute(s,a),this._$Em=null}}_$AK(t,i){let r=this.constructor,s=r._$Eh.get(t);if(s!==void 0&&this._$Em!==s){let a=r.getPropertyOptions(s),o=typeof a.converter=="function"?{fromAttribute:a.converter}:a.converter?.fromAttribute!==void 0?a.converter:xi;this._$Em=s;let n=o.fromAttribute(i,a.type);this[s]=n??this._$Ej?.get(s)??n,this._$Em=null}}requestUpdate(t,i,r,s=!1,a){if(t!==void 0){let o=this.constructor;if(s===!1&&(a=this[t]),r??=o.getPropertyOptions(t),!((r.hasChanged??Zi)(a,i)||r.useDefault&&r.reflect&&a===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,r))))return;this.C(t,i,r)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,i,{useDefault:r,reflect:s,wrapped:a},o){r&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??i??this[t]),a!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||r||(i=void 0),this._$AL.set(t,i)),s===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(i){Promise.reject(i)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[s,a]of this._$Ep)this[s]=a;this._$Ep=void 0}let r=this.constructor.elementProperties;if(r.size>0)for(let[s,a]of r){let{wrapped:o}=a,n=this[s];o!==!0||this._$AL.has(s)||n===void 0||this.C(s,void 0,a,n)}}let t=!1,i=this._$AL;try{t=this.shouldUpdate(i),t?(this.willUpdate(i),this._$EO?.forEach(r=>r.hostUpdate?.()),this.update(i)):this._$EM()}catch(r){throw t=!1,this._$EM(),r}t&&this._$AE(i)}willUpdate(t){}_$AE(t){this._$EO?.forEach(i=>i.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(i=>this._$ET(i,this[i])),this._$EM()}updated(t){}firstUpdated(t){}};Je.elementStyles=[],Je.shadowRootOptions={mode:"open"},Je[_i("elementProperties")]=new Map,Je[_i("finalized")]=new Map,Md?.({ReactiveElement:Je}),(Wi.reactiveElementVersions??=[]).push("2.1.2");var is=globalThis,Xs=e=>e,Gi=is.trustedTypes,Js=Gi?Gi.createPolicy("lit-html",{createHTML:e=>e}):void 0,rs="$lit$",et=`lit$${Math.random().toFixed(9).slice(2)}$`,ss="?"+et,kd=`<${ss}>`,kt=document,yi=()=>kt.createComment(""),wi=e=>e===null||typeof e!="object"&&typeof e!="function",as=Array.isArray,aa=e=>as(e)||typeof e?.[Symbol.iterator]=="function",ts=`[ 	
\f\r]`,zi=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ea=/-->/g,ta=/>/g,$t=RegExp(`>|${ts}(?:([^\\s"'>=/]+)(${ts}*=${ts}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ia=/'/g,ra=/"/g,oa=/^(?:script|style|textarea|title)$/i,os=e=>(t,...i)=>({_$litType$:e,strings:t,values:i}),d=os(1),E=os(2),Fu=os(3),ne=Symbol.for("lit-noChange"),C=Symbol.for("lit-nothing"),sa=new WeakMap,Mt=kt.createTreeWalker(kt,129);function da(e,t){if(!as(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Js!==void 0?Js.createHTML(t):t}var na=(e,t)=>{let i=e.length-1,r=[],s,a=t===2?"<svg>":t===3?"<math>":"",o=zi;for(let n=0;n<i;n++){let u=e[n],h,c,l=-1,v=0;for(;v<u.length&&(o.lastIndex=v,c=o.exec(u),c!==null);)v=o.lastIndex,o===zi?c[1]==="!--"?o=ea:c[1]!==void 0?o=ta:c[2]!==void 0?(oa.test(c[2])&&(s=RegExp("</"+c[2],"g")),o=$t):c[3]!==void 0&&(o=$t):o===$t?c[0]===">"?(o=s??zi,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,h=c[1],o=c[3]===void 0?$t:c[3]==='"'?ra:ia):o===ra||o===ia?o=$t:o===ea||o===ta?o=zi:(o=$t,s=void 0);let f=o===$t&&e[n+1].startsWith("/>")?" ":"";a+=o===zi?u+kd:l>=0?(r.push(h),u.slice(0,l)+rs+u.slice(l)+et+f):u+et+(l===-2?n:f)}return[da(e,a+(e[i]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},$i=class e{constructor({strings:t,_$litType$:i},r){let s;this.parts=[];let a=0,o=0,n=t.length-1,u=this.parts,[h,c]=na(t,i);if(this.el=e.createElement(h,r),Mt.currentNode=this.el.content,i===2||i===3){let l=this.el.content.firstChild;l.replaceWith(...l.childNodes)}for(;(s=Mt.nextNode())!==null&&u.length<n;){if(s.nodeType===1){if(s.hasAttributes())for(let l of s.getAttributeNames())if(l.endsWith(rs)){let v=c[o++],f=s.getAttribute(l).split(et),b=/([.?@])?(.*)/.exec(v);u.push({type:1,index:a,name:b[2],strings:f,ctor:b[1]==="."?Qi:b[1]==="?"?Yi:b[1]==="@"?Xi:Ct}),s.removeAttribute(l)}else l.startsWith(et)&&(u.push({type:6,index:a}),s.removeAttribute(l));if(oa.test(s.tagName)){let l=s.textContent.split(et),v=l.length-1;if(v>0){s.textContent=Gi?Gi.emptyScript:"";for(let f=0;f<v;f++)s.append(l[f],yi()),Mt.nextNode(),u.push({type:2,index:++a});s.append(l[v],yi())}}}else if(s.nodeType===8)if(s.data===ss)u.push({type:2,index:a});else{let l=-1;for(;(l=s.data.indexOf(et,l+1))!==-1;)u.push({type:7,index:a}),l+=et.length-1}a++}}static createElement(t,i){let r=kt.createElement("template");return r.innerHTML=t,r}};function Ht(e,t,i=e,r){if(t===ne)return t;let s=r!==void 0?i._$Co?.[r]:i._$Cl,a=wi(t)?void 0:t._$litDirective$;return s?.constructor!==a&&(s?._$AO?.(!1),a===void 0?s=void 0:(s=new a(e),s._$AT(e,i,r)),r!==void 0?(i._$Co??=[])[r]=s:i._$Cl=s),s!==void 0&&(t=Ht(e,s._$AS(e,t.values),s,r)),t}var Ki=class{constructor(t,i){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:i},parts:r}=this._$AD,s=(t?.creationScope??kt).importNode(i,!0);Mt.currentNode=s;let a=Mt.nextNode(),o=0,n=0,u=r[0];for(;u!==void 0;){if(o===u.index){let h;u.type===2?h=new Vt(a,a.nextSibling,this,t):u.type===1?h=new u.ctor(a,u.name,u.strings,this,t):u.type===6&&(h=new Ji(a,this,t)),this._$AV.push(h),u=r[++n]}o!==u?.index&&(a=Mt.nextNode(),o++)}return Mt.currentNode=kt,s}p(t){let i=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,i),i+=r.strings.length-2):r._$AI(t[i])),i++}},Vt=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,i,r,s){this.type=2,this._$AH=C,this._$AN=void 0,this._$AA=t,this._$AB=i,this._$AM=r,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,i=this._$AM;return i!==void 0&&t?.nodeType===11&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,i=this){t=Ht(this,t,i),wi(t)?t===C||t==null||t===""?(this._$AH!==C&&this._$AR(),this._$AH=C):t!==this._$AH&&t!==ne&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):aa(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==C&&wi(this._$AH)?this._$AA.nextSibling.data=t:this.T(kt.createTextNode(t)),this._$AH=t}$(t){let{values:i,_$litType$:r}=t,s=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=$i.createElement(da(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===s)this._$AH.p(i);else{let a=new Ki(s,this),o=a.u(this.options);a.p(i),this.T(o),this._$AH=a}}_$AC(t){let i=sa.get(t.strings);return i===void 0&&sa.set(t.strings,i=new $i(t)),i}k(t){as(this._$AH)||(this._$AH=[],this._$AR());let i=this._$AH,r,s=0;for(let a of t)s===i.length?i.push(r=new e(this.O(yi()),this.O(yi()),this,this.options)):r=i[s],r._$AI(a),s++;s<i.length&&(this._$AR(r&&r._$AB.nextSibling,s),i.length=s)}_$AR(t=this._$AA.nextSibling,i){for(this._$AP?.(!1,!0,i);t!==this._$AB;){let r=Xs(t).nextSibling;Xs(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Ct=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,i,r,s,a){this.type=1,this._$AH=C,this._$AN=void 0,this.element=t,this.name=i,this._$AM=s,this.options=a,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=C}_$AI(t,i=this,r,s){let a=this.strings,o=!1;if(a===void 0)t=Ht(this,t,i,0),o=!wi(t)||t!==this._$AH&&t!==ne,o&&(this._$AH=t);else{let n=t,u,h;for(t=a[0],u=0;u<a.length-1;u++)h=Ht(this,n[r+u],i,u),h===ne&&(h=this._$AH[u]),o||=!wi(h)||h!==this._$AH[u],h===C?t=C:t!==C&&(t+=(h??"")+a[u+1]),this._$AH[u]=h}o&&!s&&this.j(t)}j(t){t===C?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Qi=class extends Ct{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===C?void 0:t}},Yi=class extends Ct{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==C)}},Xi=class extends Ct{constructor(t,i,r,s,a){super(t,i,r,s,a),this.type=5}_$AI(t,i=this){if((t=Ht(this,t,i,0)??C)===ne)return;let r=this._$AH,s=t===C&&r!==C||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,a=t!==C&&(r===C||s);s&&this.element.removeEventListener(this.name,this,r),a&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ji=class{constructor(t,i,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){Ht(this,t)}},la={M:rs,P:et,A:ss,C:1,L:na,R:Ki,D:aa,V:Ht,I:Vt,H:Ct,N:Yi,U:Xi,B:Qi,F:Ji},Hd=is.litHtmlPolyfillSupport;Hd?.($i,Vt),(is.litHtmlVersions??=[]).push("3.3.3");var er=(e,t,i)=>{let r=i?.renderBefore??t,s=r._$litPart$;if(s===void 0){let a=i?.renderBefore??null;r._$litPart$=s=new Vt(t.insertBefore(yi(),a),a,void 0,i??{})}return s._$AI(e),s};var ds=globalThis,Y=class extends Je{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let i=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=er(i,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return ne}};Y._$litElement$=!0,Y.finalized=!0,ds.litElementHydrateSupport?.({LitElement:Y});var Cd=ds.litElementPolyfillSupport;Cd?.({LitElement:Y});(ds.litElementVersions??=[]).push("4.2.2");var _t=class extends Event{constructor(t,i,r,s){super("context-request",{bubbles:!0,composed:!0}),this.context=t,this.contextTarget=i,this.callback=r,this.subscribe=s??!1}};var Dt=class{constructor(t,i,r,s){if(this.subscribe=!1,this.provided=!1,this.value=void 0,this.t=(a,o)=>{this.unsubscribe&&(this.unsubscribe!==o&&(this.provided=!1,this.unsubscribe()),this.subscribe||this.unsubscribe()),this.value=a,this.host.requestUpdate(),this.provided&&!this.subscribe||(this.provided=!0,this.callback&&this.callback(a,o)),this.unsubscribe=o},this.host=t,i.context!==void 0){let a=i;this.context=a.context,this.callback=a.callback,this.subscribe=a.subscribe??!1}else this.context=i,this.callback=r,this.subscribe=s??!1;this.host.addController(this)}hostConnected(){this.dispatchRequest()}hostDisconnected(){this.unsubscribe&&(this.unsubscribe(),this.unsubscribe=void 0)}dispatchRequest(){this.host.dispatchEvent(new _t(this.context,this.host,this.t,this.subscribe))}};var tr=class{get value(){return this.o}set value(t){this.setValue(t)}setValue(t,i=!1){let r=i||!Object.is(t,this.o);this.o=t,r&&this.updateObservers()}constructor(t){this.subscriptions=new Map,this.updateObservers=()=>{for(let[i,{disposer:r}]of this.subscriptions)i(this.o,r)},t!==void 0&&(this.value=t)}addCallback(t,i,r){if(!r)return void t(this.value);this.subscriptions.has(t)||this.subscriptions.set(t,{disposer:()=>{this.subscriptions.delete(t)},consumerHost:i});let{disposer:s}=this.subscriptions.get(t);t(this.value,s)}clearCallbacks(){this.subscriptions.clear()}};var ns=class extends Event{constructor(t,i){super("context-provider",{bubbles:!0,composed:!0}),this.context=t,this.contextTarget=i}},Rt=class extends tr{constructor(t,i,r){super(i.context!==void 0?i.initialValue:r),this.onContextRequest=s=>{if(s.context!==this.context)return;let a=s.contextTarget??s.composedPath()[0];a!==this.host&&(s.stopPropagation(),this.addCallback(s.callback,a,s.subscribe))},this.onProviderRequest=s=>{if(s.context!==this.context||(s.contextTarget??s.composedPath()[0])===this.host)return;let a=new Set;for(let[o,{consumerHost:n}]of this.subscriptions)a.has(o)||(a.add(o),n.dispatchEvent(new _t(this.context,n,o,!0)));s.stopPropagation()},this.host=t,i.context!==void 0?this.context=i.context:this.context=i,this.attachListeners(),this.host.addController?.(this)}attachListeners(){this.host.addEventListener("context-request",this.onContextRequest),this.host.addEventListener("context-provider",this.onProviderRequest)}hostConnected(){this.host.dispatchEvent(new ns(this.context,this.host))}};function Mi({context:e}){return(t,i)=>{let r=new WeakMap;if(typeof i=="object")return{get(){return t.get.call(this)},set(s){return r.get(this).setValue(s),t.set.call(this,s)},init(s){return r.set(this,new Rt(this,{context:e,initialValue:s})),s}};{t.constructor.addInitializer((o=>{r.set(o,new Rt(o,{context:e}))}));let s=Object.getOwnPropertyDescriptor(t,i),a;if(s===void 0){let o=new WeakMap;a={get(){return o.get(this)},set(n){r.get(this).setValue(n),o.set(this,n)},configurable:!0,enumerable:!0}}else{let o=s.set;a={...s,set(n){r.get(this).setValue(n),o?.call(this,n)}}}return void Object.defineProperty(t,i,a)}}}function ie({context:e,subscribe:t}){return(i,r)=>{typeof r=="object"?r.addInitializer((function(){new Dt(this,{context:e,callback:s=>{i.set.call(this,s)},subscribe:t})})):i.constructor.addInitializer((s=>{new Dt(s,{context:e,callback:a=>{s[r]=a},subscribe:t})}))}}var X=e=>(t,i)=>{i!==void 0?i.addInitializer(()=>{customElements.define(e,t)}):customElements.define(e,t)};var Ed={attribute:!0,type:String,converter:xi,reflect:!1,hasChanged:Zi},Ad=(e=Ed,t,i)=>{let{kind:r,metadata:s}=i,a=globalThis.litPropertyMetadata.get(s);if(a===void 0&&globalThis.litPropertyMetadata.set(s,a=new Map),r==="setter"&&((e=Object.create(e)).wrapped=!0),a.set(i.name,e),r==="accessor"){let{name:o}=i;return{set(n){let u=t.get.call(this);t.set.call(this,n),this.requestUpdate(o,u,e,!0,n)},init(n){return n!==void 0&&this.C(o,void 0,e,n),n}}}if(r==="setter"){let{name:o}=i;return function(n){let u=this[o];t.call(this,n),this.requestUpdate(o,u,e,!0,n)}}throw Error("Unsupported decorator location: "+r)};function x(e){return(t,i)=>typeof i=="object"?Ad(e,t,i):((r,s,a)=>{let o=s.hasOwnProperty(a);return s.constructor.createProperty(a,r),o?Object.getOwnPropertyDescriptor(s,a):void 0})(e,t,i)}function B(e,t,i){return e?t(e):i?.(e)}var{I:jd}=la,ca=e=>e;var rr=e=>e.strings===void 0,ua=()=>document.createComment(""),Ot=(e,t,i)=>{let r=e._$AA.parentNode,s=t===void 0?e._$AB:t._$AA;if(i===void 0){let a=r.insertBefore(ua(),s),o=r.insertBefore(ua(),s);i=new jd(a,o,e,e.options)}else{let a=i._$AB.nextSibling,o=i._$AM,n=o!==e;if(n){let u;i._$AQ?.(e),i._$AM=e,i._$AP!==void 0&&(u=e._$AU)!==o._$AU&&i._$AP(u)}if(a!==s||n){let u=i._$AA;for(;u!==a;){let h=ca(u).nextSibling;ca(r).insertBefore(u,s),u=h}}}return i},xt=(e,t,i=e)=>(e._$AI(t,i),e),Sd={},sr=(e,t=Sd)=>e._$AH=t,ha=e=>e._$AH,ar=e=>{e._$AR(),e._$AA.remove()};var ge={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Oe=e=>(...t)=>({_$litDirective$:e,values:t}),Ie=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,i,r){this._$Ct=t,this._$AM=i,this._$Ci=r}_$AS(t,i){return this.update(t,i)}update(t,i){return this.render(...i)}};var ki=(e,t)=>{let i=e._$AN;if(i===void 0)return!1;for(let r of i)r._$AO?.(t,!1),ki(r,t);return!0},or=e=>{let t,i;do{if((t=e._$AM)===void 0)break;i=t._$AN,i.delete(e),e=t}while(i?.size===0)},fa=e=>{for(let t;t=e._$AM;e=t){let i=t._$AN;if(i===void 0)t._$AN=i=new Set;else if(i.has(e))break;i.add(e),Dd(t)}};function Id(e){this._$AN!==void 0?(or(this),this._$AM=e,fa(this)):this._$AM=e}function Vd(e,t=!1,i=0){let r=this._$AH,s=this._$AN;if(s!==void 0&&s.size!==0)if(t)if(Array.isArray(r))for(let a=i;a<r.length;a++)ki(r[a],!1),or(r[a]);else r!=null&&(ki(r,!1),or(r));else ki(this,e)}var Dd=e=>{e.type==ge.CHILD&&(e._$AP??=Vd,e._$AQ??=Id)},dr=class extends Ie{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,i,r){super._$AT(t,i,r),fa(this),this.isConnected=t._$AU}_$AO(t,i=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),i&&(ki(this,t),or(this))}setValue(t){if(rr(this._$Ct))this._$Ct._$AI(t,this);else{let i=[...this._$Ct._$AH];i[this._$Ci]=t,this._$Ct._$AI(i,this,0)}}disconnected(){}reconnected(){}};var ls=class extends dr{host;element;prevData={};eventData={};render(t){return C}update(t,[i]){this.element!==t.element&&(this.element=t.element),this.host=t.options?.host??this.element,this.apply(i),this.groom(i),this.prevData={...i}}apply(t){if(!t)return;let{prevData:i,element:r}=this;for(let[s,a]of Object.entries(t)){if(a===i[s])continue;let o=s.slice(1);switch(s[0]){case"@":this.eventData[o]=a,this.applyEvent(o,a);break;case".":r[o]=a;break;case"?":a?r.setAttribute(o,""):r.removeAttribute(o);break;default:a===null?r.removeAttribute(s):r.setAttribute(s,String(a));break}}}groom(t){let{prevData:i,element:r}=this;if(i)for(let[s,a]of Object.entries(i)){let o=s.slice(1);if(!t||!(s in t)&&r[o]===a)switch(s[0]){case"@":this.groomEvent(o,a);break;case".":r[o]=void 0;break;case"?":r.removeAttribute(o);break;default:r.removeAttribute(s);break}}}applyEvent(t,i){let{prevData:r,element:s}=this;this.eventData[t]=i,r[t]&&s.removeEventListener(t,this,i),s.addEventListener(t,this,i)}groomEvent(t,i){let{element:r}=this;Reflect.deleteProperty(this.eventData,t),r.removeEventListener(t,this,i)}handleEvent(t){let i=this.eventData[t.type];typeof i=="function"?i.call(this.host,t):i.handleEvent(t)}disconnected(){let{eventData:t,element:i}=this;for(let[r,s]of Object.entries(t)){let a=r.slice(1);i.removeEventListener(a,this,s)}}reconnected(){let{eventData:t,element:i}=this;for(let[r,s]of Object.entries(t)){let a=r.slice(1);i.addEventListener(a,this,s)}}},A=Oe(ls);var Rd=E`
	<path d="M5.688 3.5v.438H5.25v.438h-.438V1.313h-.438V.875h-.436V.438H3.5v6.125h2.625v-.438H5.25v-.438h.438v-.438h.438v-.438h.438V3.5z" fill="#b79cf8"/>
	<path d="M3.063.438v.438h-.438v.438h-.437v3.5h-.875v-.438H.438v1.75h.438v.438h2.625V.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875zm-.875.437h-.438v.438h.438zm0 1.75h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.188 5.25H1.75v.438h.438z" fill="#ffa5d3"/>
	<path d="M2.625 5.25h-.437v.438h.438zm-1.75.438H.438v.438h.438zm2.625.438H.875v.438H3.5z" fill="#ff1c90"/>
	<path d="M1.75 5.688h-.437v.438h.438zm-.438-.438H.875v.438h.438zm1.313-.875V3.5h-.437v1.313h.438v1.313h.438v-1.75zm.438-3.5v1.313h-.438v.438h.438v1.313h.438V.875z" fill="#ffa5d3"/>
	<path d="M6.125 3.5h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-3.5.875h-.874v.438h.875zm-.875-.438H.438v.438h.875z" fill="#f0f0f0"/>
	<path d="M.875 5.25v-.875H.438v.875z" fill="#f0f0f0"/>
	<path d="M4.813 1.313h-.438v.438h.438z" fill="#cdbafa"/>
	<path d="M2.625 1.313h-.437v1.313h.438z" fill="#f0f0f0"/>
	<path d="M4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zM2.625 4.814h-.437v.438h.438zm3.938 0h-.438v.438h.438zm-.875.438v.438H5.25v.438h.875v-.875zm.438.875v.438H.875v.438h5.688v-.875zM.875 6.125H.438v.438h.438zM7 3.062H5.687V3.5H7zm-5.687.876H0v.438h1.313z" fill="#000"/>
	<path d="M.438 6.125V3.938H0v2.188zm6.563-1.313V3.5h-.438v1.313zM2.625.875h-.437v.438h.438zm-.875.438v3.063h-.437v.438h.875V1.313zm3.5 2.188V1.313h-.438v3.063h.438v-.438h.438V3.5z" fill="#000"/>
	<path d="M3.938.875H3.5v.875h.438zm.438 1.75V1.75h-.438V3.5h.438v.438h.438V2.625zm.875 1.75h-.438v.438h.438zm-1.313 0H3.5v1.313h.438zm.875 1.313h-.438v.438h.438zm0-.875h-.438v.438h.438zm.438.438h-.438v.438h.438z" fill="#cdbafa"/>
	<path d="M5.25 6.125v-.438h-.438v.438H3.5v.438h2.625v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438z" fill="#816bee"/>
`;function nr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Rd}
	</svg>`}var Od=E`
	<path d="M4.375 1.75v-.437h-.437V.438h-.875v.875h-.438v.438h-.437v.438h.438v.438h.438v.438h.875v-.44h.438v-.437h.438V1.75z" fill="#47baff"/>
	<path d="M4.375 5.25v.438h-.437v.875h-.875v-.875h-.438V5.25h-.437v-.438h.438v-.438h.438v-.436h.875v.438h.438v.438h.438v.438z" fill="#ff2c52"/>
	<path d="M3.063 0v.438h.875V0z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.625v.438h.875v-.438z" fill="#4282d8"/>
	<path d="M3.063.438h-.438v.875h.438zM.438 3.063H0v.875h.438zm.875 0v-.438H.438v.438zm1.313-1.75h-.438v.438h.438z" fill="#000"/>
	<path d="M2.625 1.75h-.437v.438h.438zm.438-.438h-.438v.438h.438zm0 2.625v.438h.875v-.437z" fill="#f0f0f0"/>
	<path d="M3.063 6.125v.438h.875v-.438zm0-.875h-.438v.438h.438zm-.438-.438h-.437v.438h.438z" fill="#be0351"/>
	<path d="M3.063 4.375h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938 5.688h.438V5.25h-.438zm.438-.438h.438v-.438h-.438zm-.438-.438h.438v-.438h-.438z" fill="#be0351"/>
	<path d="M3.5 1.75h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.375 2.188h-.437v.438h.438zm.438-.438h-.438v.438h.438z" fill="#4282d8"/>
	<path d="M5.25 4.375h.438v-.437h.875v-.875h-.875v-.438H5.25v-.437h-.438v.438h-.438v.438h-.436v.875h.438v.438h.438v.438h.438z" fill="#C7C7C7"/>
	<path d="M6.563 3.063h-.438v.875h.438z" fill="#707070"/>
	<path d="M5.25 2.625v-.437h-.438v.438zm-.438.438v-.438h-.438v.438z" fill="#fff"/>
	<path d="M4.813 4.375v-.437h-.438v.438zm-.438-.438V3.5h-.437v.438zm1.313.438v-.437H5.25v.438zm-.438.438v-.438h-.438v.438z" fill="#707070"/>
	<path d="M1.75 4.375h-.437v-.437H.438v-.875h.875v-.438h.438v-.437h.438v.438h.438v.438h.438v.875h-.44v.438h-.437v.438H1.75z" fill="#C7C7C7"/>
	<path d="M.438 3.938h.438v-.875H.438z" fill="#fff"/>
	<path d="M2.625 3.938h.438v-.875h-.438z" fill="#707070"/>
	<path d="M2.188 2.625v-.437H1.75v.438zm-.438.438v-.438h-.437v.438zm.438.438v-.438H1.75v.438z" fill="#fff"/>
	<path d="M2.625 4.375v-.437h-.437v.438zm-.438.438v-.438H1.75v.438z" fill="#707070"/>
	<path d="M2.188 1.75H1.75v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.439v.438h.438zm.875.438h-.876v.875h.875zm.438.875h-.439v.438h.438zm.438.438h-.438v.438h.438zM1.75 2.188h-.437v.438h.438zm2.188 4.813v-.438h-.875v.438zm-.875-1.313h-.438v.875h.438zM.438 3.938v.438h.875v-.438zm2.188 1.313h-.438v.438h.438zm-.438-.438H1.75v.438h.438zm-.438-.438h-.437v.438h.438zm2.188-3.063h.438V.438h-.438zm2.625 2.625h.438v-.874h-.438zm0-.875v-.437h-.875v.438zM4.375 1.749h.438v-.436h-.438zm.438.438h.438V1.75h-.438zm-.438.438h.438v-.437h-.438zm-.437.438h.438v-.438h-.438zM2.625 4.376h.438v-.438h-.438zm-.438.438h.438v-.438h-.437z" fill="#000"/>
	<path d="M4.813 2.188h.438V1.75h-.438zm.438.438h.438v-.438h-.438zM3.938 6.564h.438v-.875h-.438zm1.75-2.625v.438h.875v-.439zm-1.313 1.75h.438v-.438h-.438zm.438-.438h.438v-.438h-.438zm.438-.438h.438v-.438h-.438z" fill="#000"/>
`;function lr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Od}
	</svg>`}var Bd=E`
	<path d="M6.125 3.063v-.438h-.438v.438H4.374v-.438h-.436V1.313h.438V.875H3.063v1.75h-.438v.438H.438v.875h.438v.438h.438v-.438h1.313v.438h.438v1.313h-.44v.438h.438v.438h.875v-.438h.438v-.438h-.438V4.376h.438v-.438h1.313v.438h.438v-.438h.438v-.875z" fill="#ffb84b"/>
	<path d="M3.938 0h-.875v.438h.875zM2.625.875H1.313v.438h1.313zm-1.312.438H.875v1.313h.438zm1.75 0h-.438v1.313h.438zm1.313 0h-.438v1.313h.438zm1.75 0h-.438v1.313h.438zM5.688.875H4.375v.438h1.313zm-3.063 1.75H1.313v.438h1.313zm3.063 0H4.375v.438h1.313zM3.063.438h-.438v.438h.438z" fill="#000"/>
	<path d="M2.625 1.313h-.437v.438h.438zm-.437.437H1.75v.438h.438zm3.5-.438H5.25v.438h.438zm-.438.438h-.438v.438h.438zm.438 2.625H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-2.625-.438h-.437v.438h.438zm-.438.438H1.75v.438h.438z" fill="#57595f"/>
	<path d="M4.375.438h-.437v.438h.438zM.438 3.063H0v.875h.438z" fill="#000"/>
	<path d="M2.188 1.75v.438h-.875v.438h1.313V1.75zm3.063 0v.438h-.875v.438h1.313V1.75zM2.188 4.813v.438h-.875v.438h1.313v-.875zm3.063 0v.438h-.875v.438h1.313v-.875z" fill="#35363a"/>
	<path d="M.875 3.938H.438v.438h.438zm0-1.313H.438v.438h.438zM7 3.063h-.438v.875H7z" fill="#000"/>
	<path d="M6.563 3.063h-.438v.875h.438z" fill="#ba3500"/>
	<path d="M.875 3.063H.438v.875h.438z" fill="#f0f0f0"/>
	<path d="M6.563 2.625h-.438v.438h.438zm0 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M6.125 3.938h-.438v.438h.438zm-3.062 0h-.438v.438h.438zm-1.75 0H.875v.438h.438zm3.063 0h-.438v.438h.438z" fill="#ba3500"/>
	<path d="M3.938 6.563h-.875v.438h.875zm-1.313-.875H1.313v.438h1.313zM1.312 4.375H.875v1.313h.438zm1.75 0h-.437v1.313h.438zm1.313 0h-.437v1.313h.438zm1.75 0h-.438v1.313h.438zm-.438 1.313H4.374v.438h1.313zm-3.062-1.75H1.313v.438h1.313zm3.063 0H4.375v.438h1.313z" fill="#000"/>
	<path d="M2.625 3.5H1.313v.438h1.313zm3.063 0H4.375v.438h1.313z" fill="#ba3500"/>
	<path d="M3.063 6.125h-.438v.438h.438zm1.313 0h-.438v.438h.438z" fill="#000"/>
	<path d="M3.938 6.125h-.875v.438h.875z" fill="#ba3500"/>
	<path d="M3.938.438h-.875v.438h.875zm-.875.437h-.438v.438h.438V.438Z" fill="#f0f0f0"/>
	<path d="M4.375 5.688h-.437v.438h.438z" fill="#ba3500"/>
	<path d="M2.188 1.313h-.875v.875h.438V1.75h.438zm3.063 0h-.875v.875h.438V1.75h.438zM2.188 4.376h-.875v.875h.438v-.438h.438zm3.063 0h-.875v.875h.438v-.438h.438z" fill="#d8d8d8"/>
	<path d="M3.938 2.188V1.75H3.5V.875h-.437v1.313zm0 .438H3.5v.438h-.437v.438h-.438v.438h.438v.875h.438v1.313h.438v-1.75H3.5V3.5h.875v-.437h-.437zm2.188.438h-.438v.438h.438zm-3.063-.439h-.438v.438h.438zm-1.75.438H.875v.438h.438zm.875 0H1.75v.438h.438z" fill="#fd6214"/>
`;function cr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Bd}
	</svg>`}var Pd=E`
	<path d="M5.688 2.625V1.75H5.25V.438h-.438v.438h-.438v.438h-.436v.438H3.5v.438H1.313v.438H.875v.875H.438v1.75h.438v.438h.438v.438h.438v.438h3.5v-.438h.438v-.438h.438V2.625z" fill="#fd6214"/>
	<path d="M0 3.5v1.75h.438V3.5zm6.563.438v1.313h.438V3.938zm-.438-1.313v1.313h.438V2.625zm-.438-.875v.875h.438V1.75z" fill="#000"/>
	<path d="M6.125 3.938v1.313h.438V3.938zm-.438-1.313v1.313h.438V2.625zm-.438-.875v.875h.438V1.75z" fill="#ba3500"/>
	<path d="M.438 2.625V3.5h.438v-.875zm2.625-1.313h-.438v.438h.438zm.875 0H3.5v.438h.438zM3.5 1.75h-.437v.438h.438zm-2.625.438v.438h.438v-.438zM.437 5.251v.438h.438v-.438zm.438.438v.438h.438v-.438zm.438.438v.438h.438v-.438zm4.813-.875v.438h.438v-.438zm-.438.438v.438h.438V5.69zm-.438.438v.438h.438v-.438zm-3.5.438v.438h3.5v-.438zM1.313 1.75v.438h.438V1.75zm.438-.438v.438h.438v-.437zm.438-.438v.438h.438V.875zm1.75 0v.438h.438V.875zm.438-.438v.438h.438V.438zm.438-.438v.438h.438V0z" fill="#000"/>
	<path d="M4.813.438v.438h.438V.438zm-.438.438v.438h.438V.875zm-.437.437v.438h.438v-.438zM3.5 1.75v.438h.438V1.75zm-1.312-.437v.438h.438v-.438zm-.438.437v.438h.438V1.75zm.875 0v.438h.438V1.75z" fill="#f0f0f0"/>
	<path d="M2.188 1.75v.438h.438V1.75z" fill="#fd6214"/>
	<path opacity=".5" d="M4.813 1.75v.438h.438V1.75zm.438 2.188V3.5h-.438v-.875h-.438v.438h-.437v.438H2.625v-.438h-.437v.875h-.875v.875h.438v.875h.438v.438h2.625v-.438h.438v-.875h.438v-.875z" fill="#fff"/>
	<path d="M1.313 2.188v.438h.438v-.438zm-.438.437V3.5h.438v-.875zm.875.875v.438h.438V3.5z" fill="#f0f0f0"/>
	<path d="M.875 5.25v.438h.438V5.25zm.438.438v.438h.438v-.438zm3.938 0v.438h.438v-.438zm.438-.438v.438h.438V5.25zm-3.938.875v.438h3.5v-.438z" fill="#ba3500"/>
	<path d="M.438 3.5v.875h.438V3.5zm4.375.875h-.438v-.437h-1.75v.438h-.437v.875h.438v.438h1.75v-.438h.438z" fill="#f0f0f0"/>
	<path d="M5.25.438v1.313h.438V.438z" fill="#000"/>
`;function ur(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Pd}
	</svg>`}var Ud=E`
	<path d="M6.563.875h-.438V.438H4.812v1.313h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437V.438H.875v.438H.438v1.75h.438v.438h.875v.438h.438v.875h.438v.438h.438v.438h.875v-.438h.438v-.438h.438V3.5h.438v-.437h.875v-.438h.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-1.75 0H.875v.438h1.313zm3.938 0H4.813v.438h1.313zm.438.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM4.377.438h-.439v.438h.438v.875h.438V.438zm-2.189 0v1.313h.438V.875h.438V.438zm-1.313 0H.438v.438h.438zM.438.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm.875.438H.875v.438h.875zm4.375 0h-.875v.438h.875zm.438-.438h-.438v.438h.438zM5.251 3.938V3.5h-.438v.875h1.75v-.437zM1.75 3.5v.438H.438v.438h1.75V3.5zm-1.313.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm5.25.438H.875v.438h5.25zm.438-.438h-.438v.438h.438zm.438-1.75h-.438v1.75h.438zm-4.376 0h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-.875.875h-.876v.438h.875z" fill="#000"/>
	<path d="M4.813 4.375v.438h-.438v.438h-.437v.438h-.875v-.438h-.438v-.438h-.437v-.438H.438v1.75h.438v.438h5.25v-.438h.438v-1.75z" fill="#6be473"/>
	<path d="M1.75 5.25h-.437v.438h.438zm-.438-.438H.875v.438h.438zM5.25 6.125v-.438h-.438v.438h-.874v-.438h-.875v.438h-.875v-.438H1.75v.438H.875v.438h5.25v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438.875h-.438v.438h.438z" fill="#008456"/>
	<path d="M2.625 3.938h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.875h-.438v.438h.438zm.875-.438h-.438v.438h.438zm.438-.875h-.438v.875h.438zM3.94 4.813h-.877v.438h.875z" fill="#ff1c90"/>
	<path d="M4.375 5.25h-.437v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-4.813.001v.875h.438v-.438h1.313v-.438zm.438-3.5H.438v.875h.438zM2.189.437H.875v.438h1.313zm.875.438h-.439v.438h.438zm.875-.438h-.876v.438h.875zm1.313 0h-.438v.875h.438V.875h.875V.438z" fill="#f0f0f0"/>
`;function hr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ud}
	</svg>`}var Nd=E`
	<path d="M3.063.875v.438h.875V.875zm.875-.438v.438h1.75V.438zm1.75.438v.438h.438V.875zm.438.438v.438h.438v-.438zm.438.438v2.188h.438V1.75zm-.438 2.188v.875h.438v-.876zm-.438.875v.438h.438v-.438zm-.875.438v.438h.875v-.438zm-.875.438v.438h.875V5.69zm-.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M6.563 1.75h-.438v-.437h-.438V.875H3.938v.438h-.875V.875h-1.75v.438H.875v.438H.438v2.188h.438v.875h.438v.438h.875v.438h.875v.438h.875V5.69h.875v-.438h.875v-.438h.438v-.876h.438z" fill="#ff7fc0"/>
	<path d="M6.563 1.75h-.438v2.188h.438zm-.438 2.188h-.438v.875h.438zm-4.812 0H.875v.875h.438zm4.375.875h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#ff1b90"/>
	<path d="M1.313.438v.438h1.75V.438zM.875.875v.438h.438V.875zm-.437.438v.438h.438v-.438zM0 1.75v2.188h.438V1.75zm.438 2.188v.875h.438v-.875zm.438.875v.438h.438v-.438zm.438.438v.438h.875v-.438zm.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M1.313.875v.438h1.75V.875zm2.625 0v.438h1.75V.875zm-.875.438v.438h.875v-.438z" fill="#f0f0f0"/>
	<path opacity=".6" d="M4.813 2.625v-.437h-.875v.438h-.875v-.438h-.875v.438H1.75v1.313h.438v.438h.879v.438h.875v-.438h.871v-.439h.438V2.625z" fill="#fff"/>
	<path d="M5.688 1.313v.438h.438v-.438zm-4.813 0v.438h.438v-.438zm.438.438v.438h.438V1.75zM.438 1.75v.875h.438V1.75z" fill="#f0f0f0"/>
`;function fr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Nd}
	</svg>`}var Ld=E`
	<path d="M6.125 2.625v.438H4.812v-.438h-.438v-.437h-.436V.875h.438V.438H.438v.438h.875v.438h.438v.438h.875v.875h-.438v.438H1.75v.875h-.437v.875H.875v.875H.438v.875h1.313v-.438h.875v-.438h.438v-.438h.438v-.438h.875v-.438h.438v-.437h.438v.438h.438v.438h.438v.438h.438V2.625z" fill="#ffe361"/>
	<path d="M6.125 0H4.812v.438h1.313zM1.75 6.563H.438v.438h1.313zm.875-.438H1.75v.438h.875zM1.313.875H.438v.438h.875zm.438.875v.438h.438v.438h.438V1.75zm0 1.313h-.438v.875h.438zm-.438.875H.875v.875h.438zm-.438.875H.438v.875h.438zm-.438.875H0v.875h.438zm3.938-.875H3.5v.438h.875zm0-4.813H.438v.438h3.938z" fill="#000"/>
	<path d="M4.375.438H.438v.438h3.938z" fill="#f0f0f0"/>
	<path d="M6.125 2.625H4.812v.438h1.313zM4.812.437h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813.875h-.438v.875h.438zM6.126.437H4.813v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.125 2.188H4.812v.438h1.313z" fill="#ba3500"/>
	<path d="M.438.438H0v.438h.438zm1.313.875h-.438v.438h.438zm.438 1.313H1.75v.438h.438zM6.564.438h-.438v.438h.438zm.438.438h-.438v1.313h.438z" fill="#000"/>
	<path d="M6.563.875h-.438v1.313h.438z" fill="#ba3500"/>
	<path d="M7 2.625h-.438V5.25H7z" fill="#000"/>
	<path d="M6.563 2.625h-.438V5.25h.438z" fill="#ffb84b"/>
	<path d="M6.563 2.188h-.438v.438h.438zM4.375.875h-.437v1.313h.438zm.438 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813 1.75h-.438v.438h.438z" fill="#ba3500"/>
	<path d="M3.063 5.688h-.438v.438h.438z" fill="#000"/>
	<path d="M4.375 3.063v.438h-.437v.438H3.5v.438h-.437v.438h-.438v.438h-.437v.438H1.75v.438h.875v-.438h.438v-.438h.438v-.438h.875v-.438h.438V3.063zM1.75 6.126h-.437v.438h.438z" fill="#ffb84b"/>
	<path d="M3.5 5.25h-.437v.438h.438z" fill="#000"/>
	<path d="M2.188 3.063H1.75v.438h.438zm.438-.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.188h-.438v.438h.438zm.438-.438h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M2.625 3.5h-.437v.438h.438zm-.875.438h-.437v.438h.438zm-.438.875H.875v.438h.438zm-.438.875H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.813 4.375h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438z" fill="#000"/>
	<path d="M6.125.875H4.812v1.313h1.313z" fill="#fd6214"/>
`;function mr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ld}
	</svg>`}var qd=E`
	<path d="M6.563 0.876V0.437H3.937v0.437H1.313v2.187H0.437v2.187h5.25v-2.186h0.876z" fill="#bcef42"/>
	<path d="M4.813 5.687v-0.437H2.187v0.437z" fill="#7fb134"/>
	<path d="M6.563 0.876V0.437H3.937v0.437zm-2.626 0.437V0.876H2.187v0.437z" fill="#fff"/>
	<path d="M1.313 4.813v0.437h0.876v-0.437zm4.376 -0.437h-0.437v0.876h0.437zm0.876 -2.187h-0.437v0.876h0.437zm-0.437 0.876h-0.437v1.313h0.437z" fill="#7fb134"/>
	<path d="M7 0.437h-0.437v2.626H7z" fill="#000"/>
	<path d="M1.313 3.937H0.876v2.626h0.437z" fill="#4a8359"/>
	<path d="M6.563 0H3.937v0.437h2.626zM4.813 5.687H2.187v0.437h2.626zM3.937 0.437H2.187v0.437h1.75zM2.187 0.876h-0.874v0.437h0.876zm-0.874 0.437H0.876v0.876h0.437zM0.437 3.063H0v2.187h0.437v1.313h0.437V5.25H0.437zh0.437v-0.876H0.437zm5.25 2.187h-0.876v0.437h0.876zm0.437 -0.876h-0.437v0.876h0.437zh0.437V3.063h-0.437zM1.75 5.687h0.437v-0.437h-0.874v1.313h0.437zm-0.437 0.876H0.876V7h0.437z" fill="#000"/>
	<path d="M0.876 3.063h0.437v-0.876H0.876zm-0.438 0.874h0.437v-0.874H0.437zm1.75 -2.626h-0.874v0.876h0.437v-0.437h0.437z" fill="#fff"/>
	<path d="M1.75 3.5h0.876v-0.437h-0.876zm0.876 -0.437h0.876v-0.437h-0.876zm0.876 -0.437h0.876v-0.438H3.5zm0.876 -0.437h0.437v-0.438h-0.437zm0.437 -0.437h0.437v-0.438H4.814z" fill="#4a8359"/>
	<path d="M2.187 1.75v0.437h0.437v-0.437z" fill="#fff"/>
	<path d="M1.313 3.5v0.437h0.437V3.5z" fill="#4a8359"/>
`;function pr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${qd}
	</svg>`}var Fd=E`
	<path d="M2.188 2.625H1.75v.438H.875v.875H3.5v.875h-.437v.438h-.438v.438h-.437v.438H1.75v.438h.875v-.438h.438v-.438h.438v-.438h.438v-.438h.875v-.438h.438v-.437h.875v-.875H3.063v-.438h.438v-.437h.438V1.75h.438v-.437H3.5v.438h-.437v.438h-.875z" fill="#ffe361"/>
	<path d="M.438 3.063H0v.875h.438z" fill="#000"/>
	<path d="M.875 3.063H.438v.875h.438z" fill="#f0f0f0"/>
	<path d="M7 3.063h-.438v.875H7zm-5.687-.438H.438v.438h.875zm1.313-.875H1.75v.438h.875zm-.876.438h-.437v.438h.438z" fill="#000"/>
	<path d="M1.75 2.625h-.437v.438h.438zm.438-.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm.438-.875h-.439v.438h.438zm.438-.438h-.439v.438h.438zm0 3.063h-.439v.438h.438zm-.438.438h-.439v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438H1.75v.438h.438zm-.438.438h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M5.25.875h-.438v.438h.438zm.438 3.063H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-.875.438h-.437v.438h.438zm-.438.438H3.5v.438h.438zm2.625-1.75h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M6.563 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.813 1.313h-.438v.438h.438zm-.438.438h-.437v.438h.438zm-.437.437H3.5v.438h.438zm-.438.437h-.437v.438h.438z" fill="#ffb84b"/>
	<path d="M4.375.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938.875h-.875v.438h.875zm-.875.438h-.438v.438h.438zM5.688 0H4.375v.438h1.313z" fill="#000"/>
	<path d="M5.688.438H4.375v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.563 2.625H3.5v.438h3.063zM4.375.437h-.437v.438h.438zm1.75 0h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.435v.438h.438zm2.188 1.75h-.875v.438h.875zm-1.313.875h-.875v.438h.875zm.438-.438h-.438v.438h.438zm-1.75 1.313h-.873v.438h.875zm.438-.438h-.436v.438h.438zm-1.75 1.313H1.313v.438h1.313zm.875-2.625H.438v.438h3.063zm-.438 2.188h-.436v.438h.438zm-1.75 0H.875v.438h.438zm.438-.438h-.436v.438h.438zm.438-.438H1.75v.438h.438zm.438-.438h-.437v.438h.438zm.438-.438h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813.875h-.438v.438h.438z" fill="#ffe361"/>
`;function vr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Fd}
	</svg>`}var Wd=E`
	<path d="M6.125 1.75v-.437H5.25V.438H3.5v.438h-.437v.438h-.438V.875H1.313v.438H.875v1.75H.438v1.313h.438v-.438h.438V3.5h2.188v-.875h.438v-.437h2.188v.438h.438V1.75z" fill="#b79cf8"/>
	<path d="M3.938 2.625v.438H3.5v.875h.438v.875h.875v.438h1.313v-.438h.438V2.625z" fill="#9af4dc"/>
	<path d="M1.75 4.375v1.75h.438v.438h1.313v-.438h.438v-1.75z" fill="#9af4dc"/>
	<path d="M3.5 6.125H2.188v.438h1.313zm2.625-1.313H4.812v.438h1.313zm.438-.438h-.438v.438h.438zM3.938 5.687H3.5v.438h.438z" fill="#6c9ca6"/>
	<path d="M3.938 3.063H3.5v.438h.438zm.875.438h-.438v.438h.438zm1.313-.875H3.938v.438h2.188z" fill="#f0f0f0"/>
	<path d="M3.5.438h-.437v.438h.438zm3.063.875h-.438v.438h.438zm-.438 2.188h-.438v.875h.438zm-2.187-.876H3.5v.438h.438z" fill="#000"/>
	<path d="M3.938 2.188H3.5v.438h.438z" fill="#816bee"/>
	<path d="M1.313 3.938H.875v.438h.438zm1.75 1.75h-.438v.438h.438zm-.438-.438h-.437v.438h.438z" fill="#000"/>
	<path d="M2.625 5.25h-.437v.438h.438zm3.063-.875H5.25v.438h.438zm-.438-.438h-.438v.438h.438zM2.187 6.125H1.75v.438h.438zm1.75 0H3.5v.438h.438zM.874 4.375H.438v.438h.438zm.438 1.75H.875v.438h.438zm-.438.438H.438v.438h.438zM6.563 1.75v.875h-.438v.438h.438v1.75h.438V1.75zM5.688.875V.438H5.25v.875h.875V.875zM2.625.438H1.313v.438h1.313zm3.063 2.625H4.375v.438h1.313zM3.063 4.376H1.75v.438h1.313zm.438 2.188H2.188v.438h1.313zM3.063.875h-.438v.438h.438zm-1.75 0H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.875H1.313v.438h1.313zm.438.438h-.438v.438h.438zm-1.313.875h-.437v.438h.438zm-.875.875H.438v.438h.438zm.438-1.75H.875v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.125 5.25H4.812v.438h1.313zm-1.75-.438V3.5h-.437v.438H3.5v.438h.438v1.75h.438v-.875h.438v-.438zm2.188 0h-.438v.438h.438zM.875 1.313H.438v1.75h.438zm-.437 1.75H0v1.313h.438zm1.313 1.75h-.438v1.313h.438zm1.75 0h-.438v.875h.438zm-3.063 0H0v1.75h.438zM5.25 0H3.5v.438h1.75z" fill="#000"/>
	<path d="M3.5.875h-.437v.438h.438zM5.25.437H3.5v.438h1.75z" fill="#f0f0f0"/>
	<path d="M6.125 2.188H3.938v.438h2.188z" fill="#000"/>
	<path d="M6.125 1.75v-.437h-.438v.438H3.938v.438h2.188v.438h.438V1.75z" fill="#816bee"/>
	<path d="M2.188 4.813H1.75v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.625v.438h-1.75v.438h2.188v-.876z" fill="#816bee"/>
	<path d="M3.063 3.063v.438h-1.75v.438h2.188v-.876z" fill="#000"/>
	<path d="M1.313 3.5H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#816bee"/>
	<path d="M1.313 3.938v.438H.875v.438H.438v1.75h.438v-.438h.438V4.813h.438v-.438h1.75v-.437z" fill="#9af4dc"/>
	<path d="M1.313 4.375H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.313 5.688H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#6c9ca6"/>
	<path d="M3.5 3.938H1.313v.438h2.188z" fill="#f0f0f0"/>
`;function gr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Wd}
	</svg>`}var Zd=E`
	<path d="M6.125 2.188v-.875h-.438V.875h-.438V.438h-.875v.438h.438v.438h.438v1.75h-.438v.438h-.438v.438H2.625V3.5h-.437v-.437H1.75v-1.75h.438V.875h.438V.438H1.75v.438h-.437v.438H.875v.875H.438v2.625h.438v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h.438V2.188z" fill="#b79cf8"/>
	<path d="M2.625 0H1.75v.438h.875zM.875 1.313H.438v.875h.438zm1.313 0H1.75v1.75h.438zm2.188 2.188H2.625v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M.438 2.188H0v2.625h.438zm4.375 4.375H2.188v.438h2.625z" fill="#000"/>
	<path d="M.875 4.375H.438v.438h.438zm4.813.875h-.875v.438H2.188V5.25h-.875v-.438H.875v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h-.438zm.875-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.438H1.75v.438h.875zM1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm-.438.875H.438v.438h.438zm.438.438H.875v.438h.438zm.875.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm2.625-.438h-.438v.438h.438zM4.813.439h-.438v.438h.438zm0 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063.438h-.438v.438h.438zm-.438.437h-.437v.438h.438zm0 2.188h-.437v.438h.438zm-1.75 1.75H.438v.875h.438zm.438.875H.875v.438h.438zM5.251 0h-.875v.438h.875zm.438 6.125h-.875v.438h.875zm-3.5 0h-.876v.438h.875zm4.374-4.812h-.438v.875h.438zm-1.313 0h-.438v1.75h.438zM7 2.188h-.438v2.625H7zM5.687.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zm0 2.188h-.438v.438h.438zm1.75 1.75h-.438v.875h.438zm-.438.875h-.438v.438h.438z" fill="#000"/>
	<path d="M2.188.875H1.75v.438h.438z" fill="#b79cf8"/>
`;function br(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Zd}
	</svg>`}var Gd=E`
	<path d="M4.813 5.25v-.875h-.438v-.437h-1.75v.438h-.437v.875H1.75v1.313h3.5V5.251z" fill="#ffe361"/>
	<path d="M6.125 1.313V.875H5.25V.438h-3.5v.438H.875v.438H.438v2.625h.438v.438h.875v-.439h3.5v.438h.875v-.438h.438V1.313z" fill="#ff2c52"/>
	<path d="M5.25 0h-3.5v.438h3.5z" fill="#000"/>
	<path d="M5.25.438h-3.5v.438h3.5zm-3.5.437H.875v.438h.875zm4.375 0H5.25v.438h.875z" fill="#fff"/>
	<path d="M5.25 6.563h-3.5v.438h3.5zM.438 1.313H0v2.625h.438zM1.751.438H.875v.438h.875z" fill="#000"/>
	<path d="M.875 3.063v-1.75H.438v2.625h.875v-.875z" fill="#fff"/>
	<path d="M6.563 1.313h-.438v2.625h.438z" fill="#be0351"/>
	<path d="M6.563 2.625h-.875V3.5h.875zM5.25.875h-.875v.875h.875z" fill="#fff"/>
	<path opacity=".5" d="M6.563 2.625h-.438V3.5h.438z" fill="#be0351"/>
	<path d="M4.375 3.063h-1.75v.438h1.75zm.875.438h-.875v.438h.875zM2.625 3.5H1.75v.438h.875z" fill="#be0351"/>
	<path d="M2.625 4.375h-.437v.875h.438z" fill="#fff"/>
	<path d="M4.813 4.375h-.438v.875h.438zm0 .875v.875H1.75v.438h3.5V5.25z" fill="#ffb84b"/>
	<path d="M2.188 5.25H1.75v.875h.438z" fill="#fff"/>
	<path d="M1.75 3.938H.875v.438h.875zm4.375 0H5.25v.438h.875z" fill="#be0351"/>
	<path d="M3.5 2.625h-.875V3.5H3.5z" fill="#fff"/>
	<path opacity=".5" d="M3.5 3.063h-.875v.438H3.5z" fill="#be0351"/>
	<path d="M4.375 3.5h-1.75v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#fff"/>
	<path d="M.875.875H.438v.438h.438z" fill="#000"/>
	<path d="M2.188 1.313H1.75v.438h.438z" fill="#fff"/>
	<path d="M1.75 5.25h-.437v1.313h.438zm.438-.875h.438v-.437H1.75v.438H.875v.438h.875v.438h.438zM.875 3.938H.438v.438h.438zM7 1.313h-.438v2.625H7zM6.125.438H5.25v.438h.875zm.438.438h-.438v.438h.438zm-.438 3.5H5.25v-.438h-.875v.438h.438v.875h.438v1.313h.438V5.251h-.438v-.438h.875zh.438v-.438h-.438z" fill="#000"/>
`;function _r(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Gd}
	</svg>`}var Kd=E`
	<path d="M6.125 3.063v-.438H5.25v-.437h-.438V1.75h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437v.438H1.75v.438H.875v.438H.438v.875h.438v.438h.875v.438h.438v.438h.438v.875h.438v.438h.875v-.438h.438v-.875h.438v-.438h.438v-.438h.875v-.44h.438v-.875z" fill="#47baff"/>
	<path d="M4.813 3.063h-.875v-.438h-.875v.438h-.875v.875h.875v.438h.875v-.438h.875z" fill="#b5e3ff"/>
	<path d="M1.313 0H.438v.438h.875zm.875.438h-.875v.438h.875zm-.438 1.75H.875v.438h.875zM.438.438H0v.875h.438z" fill="#000"/>
	<path d="M1.313.438H.438v.875h.438V.875h.438z" fill="#f0f0f0"/>
	<path d="M.438 3.063H0v.875h.438zM7.001.438h-.438v.875h.438zm-.438.875h-.438v.875h.438zm-5.688 0H.438v.875h.438zm1.75-.438h-.437v.875h.438zm2.188 0h-.438v.875h.438zM3.063.438h-.438v.438h.438z" fill="#000"/>
	<path d="M3.063.875h-.438v.438h.438zm.438.438h-.438v.438h.438zm-1.313.875H1.75v.438h.438zm-.875.437H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.313 6.563v-.438h.875V5.25H1.75v-.438H.875v.875H.438v.875z" fill="#b79cf8"/>
	<path d="M.875 5.688H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.188 1.75H1.75v.438h.438z" fill="#000"/>
	<path d="M2.188.875H.875v1.313h.875V1.75h.438zm3.938 1.313V.875H4.813v.875h.438v.438z" fill="#b79cf8"/>
	<path d="M2.188.875H1.75v.875h.438zm-.438.875h-.437v.438h.438zm4.375-.438h-.438v.875h.438zm.438-.438h-.438v.438h.438z" fill="#816bee"/>
	<path d="M5.688 6.563v-.438h-.875V5.25h.438v-.438h.875v.875h.438v.875z" fill="#b79cf8"/>
	<path d="M6.563 5.688h-.438v.438h.438zm-.438-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M.875 2.625H.438v.438h.438zM7 3.063h-.438v.875H7zm-.438-.438h-.438v.438h.438zM4.374.437h-.436v.438h.438zm.875 1.313h-.438v.438h.438zM3.938 0h-.875v.438h.875z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875zm0 2.625h-.875v.875h.875zM6.563.438h-.875v.438h.875zm-.875.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 2.188h-.875v.438h.875zm0 2.188h-.875v.438h.875zM6.563.001h-.875v.438h.875zm-.875.438h-.875v.438h.875zm.438 1.75h-.875v.438h.875zM1.313 6.563H.438v.438h.875zm.875-.438h-.875v.438h.875zm-.438-1.75H.875v.438h.875zM.437 5.688H0v.875h.438zm6.563 0h-.438v.875H7zm-.438-.875h-.438v.875h.438zm-5.687 0H.438v.875h.438zm1.75.438h-.437v.875h.438zm2.188 0h-.438v.875h.438zm-1.75.875h-.438v.438h.438zm-.875-1.313H1.75v.438h.438z" fill="#000"/>
	<path d="M2.188 5.25H1.75v.875h.438zm-.438-.438h-.437v.438h.438z" fill="#816bee"/>
	<path d="M.875 3.938H.438v.438h.438zm1.313-.875H1.75v.875h.438zm.875-.438h-.875v.438h.875zm0 1.313h-.875v.438h.875zm2.188-.875h-.438v.875h.438zm-.438-.438h-.875v.438h.875zm0 1.313h-.875v.438h.875zm1.75 0h-.438v.438h.438z" fill="#000"/>
	<path d="M6.563 3.063h-.438v.875h.438zm-.438-.438h-.438v.438h.438zm0 1.313h-.438v.438h.438zm-.875 0h-.438v.438h.438zm-1.313.875h-.874v.438h.875zm.438-.438h-.437v.438h.438zm-1.313 0h-.437v.438h.438zm.875 1.75h-.874v.438h.875zm.438-.438h-.437v.438h.438zm-1.313 0h-.437v.438h.438zm-.874-1.749H1.75v.438h.438zM.875 3.5H.438v.438h.438zm.438.438H.875v.438h.438z" fill="#4282d8"/>
	<path d="M4.375 6.125h-.437v.438h.438zm.875-1.313h-.438v.438h.438zm-1.313 1.75h-.874V7h.875zm2.625 0h-.875V7h.875zm-.875-.438h-.875v.438h.875zm.438-1.75H5.25v.438h.875z" fill="#000"/>
`;function xr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Kd}
	</svg>`}var Qd=E`
	<path d="M3.938.438h-.875v1.75h.875zm.875 2.625v-.438h-.438v-.437h-1.75v.438h-.437v.438H.438v.875h1.75v.438h.438v.438h.438v1.75h.875v-1.75h.438v-.438h.438v-.439h1.75v-.875z" fill="#bcef42"/>
	<path d="M1.75 0h-.437v.438h.438zm.875 2.188h-.437v.438h.438zm2.188 0h-.438v.438h.438zM5.688 0H5.25v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM3.938 0h-.875v.438h.875z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 1.313h-.875v.438h.875zm0 .438h-.875v.438h.875z" fill="#7fb134"/>
	<path d="M3.938 5.25h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 6.125h-.875v.438h.875zm0-1.313h-.875v.438h.875z" fill="#7fb134"/>
	<path d="M3.938 2.625h-.875v.438h.875zm0 1.313h-.875v.438h.875zm.438-.875h-.438v.875h.438z" fill="#000"/>
	<path d="M5.25 3.063h-.438v.875h.438z" fill="#7fb134"/>
	<path d="M3.063 3.063h-.438v.875h.438z" fill="#000"/>
	<path d="M2.625 2.625h-.437V3.5h.438z" fill="#f0f0f0"/>
	<path d="M1.313.438H.875v.438h.438z" fill="#000"/>
	<path d="M1.313.438v.438H.875v.438H.438v.438h1.313V.438z" fill="#6be473"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.75 1.313H.438v.438h1.313z" fill="#008456"/>
	<path d="M5.25 5.25v1.313h.438v-.438h.438v-.438h.438v-.438zm-4.812 0v.438h.438v.438h.438v.438h.438V5.251z" fill="#6be473"/>
	<path d="M1.75 5.25H.438v.438h1.313z" fill="#f0f0f0"/>
	<path d="M1.313 5.688v.875h.438v-.875z" fill="#008456"/>
	<path d="M6.125 1.313V.875h-.438V.438h-.438v1.313h1.313v-.438z" fill="#6be473"/>
	<path d="M5.688.438H5.25v.438h.438zm0 2.625H5.25v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.563 3.5H5.25v.438h1.313z" fill="#7fb134"/>
	<path d="M6.563 1.313H5.25v.438h1.313z" fill="#008456"/>
	<path d="M.875.875H.438v.438h.438zM3.063.437h-.438v1.75h.438zm1.313 0h-.438v1.75h.438zm2.625 2.625h-.438v.875h.438zm-.438-.438h-1.75v.438h1.75zm0 1.313h-1.75v.438h1.75zM.438 3.063H0v.875h.438zm1.75-.438H.438v.438h1.75z" fill="#000"/>
	<path d="M1.75 3.063H.438v.875h.438V3.5h.875z" fill="#f0f0f0"/>
	<path d="M2.188 3.938H.438v.438h1.75zM.438 1.313H0v.438h.438zm1.313 5.25h-.438v.438h.438zm.875-2.188h-.438v.438h.438z" fill="#000"/>
	<path d="M1.75 3.5h-.437v.438h.438zm.438-.438H1.75v.875h.438z" fill="#7fb134"/>
	<path d="M2.188 3.063H1.75v.875h.438z" fill="#3f581a"/>
	<path d="M4.375 4.375h-1.75v.438h1.75z" fill="#7fb134"/>
	<path d="M4.375 2.188h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M4.813 4.375h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813 3.938h-.438v.438h.438z" fill="#7fb134"/>
	<path d="M5.688 6.563H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zM3.939 6.562h-.876V7h.875zm-2.625-.438H.875v.438h.438zm-.438-.438H.438v.438h.438zm2.188-.875h-.439v1.75h.438zm1.313 0h-.439v1.75h.438zM1.75 1.75H.438v.438h1.75V.438H1.75zm3.5 0V.438h-.438v1.75h1.75V1.75z" fill="#000"/>
	<path d="M.438 4.813v.438h1.313v1.313h.438v-1.75zm4.375 0v1.75h.438V5.25h1.313v-.438zM.438 5.25H0v.438h.438z" fill="#000"/>
	<path d="M5.688 6.125H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438z" fill="#008456"/>
	<path d="M5.688 5.25H5.25v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938 3.063h-.875v.875h.875z" fill="#7fb134"/>
	<path d="M3.938 1.75h-.875v.438h.875zm0 3.063h-.875v.438h.875zm1.313-1.75h-.438v.875h.438z" fill="#3f581a"/>
`;function zr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Qd}
	</svg>`}var Yd=E`
	<path d="M4.813 4.375h.438v-.437h1.313V3.5H5.251v-.437h-.438V1.75h.875v-.437H4.375v.438H3.063v-.438h-.438V.875H1.75v.438h-.437v.438H.875v.438H.438v2.625h.438v.438h.438v.438h.438v-.875h1.75v.438h-.439v.438h.438v.438h.875v-.438h1.313v-.438h-.875z" fill="#54cfff"/>
	<path d="M3.938 4.813H3.5v.438h.438zm1.75.438H5.25v.438h.438zm.875-1.75h-.438v.438h.438zM5.25 3.063h-.438v.438h.438zM1.312 4.376H.875v.438h.438zm.438.438h-.437v.875h.438zm2.625.875H3.063v.438h1.313zm0-1.313h-.437v.438h.438z" fill="#4282D8"/>
	<path d="M3.938 0H3.5v.438h.438zm.438.438h-.438v.438h.438zm-.876 0H1.75v.438H3.5zM1.75.875h-.437v.438h.438zm1.313 0h-.438v.438h.438zm.438.438h-.438v.438h.438zm.875 0h-.438v.438h.438zM5.689.875H4.376v.438h1.313zm.438.438h-.438v.438h.438zm-4.814 0H.875v.438h.438zm-.438.437H.438v.438h.438zm-.437.438H0v2.625h.438zm.875.438H.875v1.75h.438zm.438-.438h-.438v.438h.438zm2.188-.438H1.75v.438h2.188z" fill="#000"/>
	<path d="M3.938 1.75H3.5v.875h.438zm1.75 0h-.875v.438h.875z" fill="#000"/>
	<path d="M5.25 1.75h-.438v1.313h.438zm1.313 1.313H5.25v.438h1.313zm.438.438h-.438v.438h.438zm-2.625-.875h-.438v1.75h.438zm2.188 1.313H5.251v.438h1.313zm-1.313.438h-.438v.875h.438z" fill="#000"/>
	<path d="M5.688 4.813h-.875v.438h.875zm.438.438h-.438v.438h.438zm-.438.438H4.375v.438h1.313zm-1.313.438h-1.75v.438h1.75zM3.5 4.814H1.75v.438H3.5zm-.875 1.75h-.437v.438h.438zm-.438-.438H1.75v.438h.438zm-.438-.438h-.436v.438h.438zm.438-.438H1.75v.438h.438zm.875 0h-.437v.438h.438zm-1.75 0H.875v.438h.438zm-.438-.438H.438v.438h.438zm.875-.438h-.436v.438h.438zm2.188 0H3.5v.438h.438z" fill="#000"/>
	<path d="M3.938 2.625H3.5v-.437H1.75v.438h-.437v1.75h.438v.438h1.75v-.438h.438z" fill="#9af4dc"/>
	<path d="M3.5 4.375H1.75v.438H3.5zm-1.75-.437h-.437v.438h.438zm2.188 0H3.5v.438h.438z" fill="#6c9ca6"/>
	<path d="M1.75 2.625h-.437v.438h.438zm.875.438h-.437v.438h.438zm.875-.875H1.75v.438H3.5z" fill="#f0f0f0"/>
	<path d="M3.5 5.688h-.437v.438h.438z" fill="#000"/>
	<path d="M.875 2.188H.438v.875h.438zm.875-.875h-.437v.438h.438zm.875-.438H1.75v.438h.875zm3.063.438H4.375v.438h1.313zM3.938.438H3.5v.438h-.437v.438h.438v.438h.438v-.439h.438V.875h-.439zM2.625 5.25h-.437v.438H1.75v.438h.438v.438h.438v-.438h.438v-.438h-.439z" fill="#f0f0f0"/>
`;function yr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Yd}
	</svg>`}var Xd=E`
	<path d="M5.688 1.313V.875h-.875v.438h-.438V.875h-.437V.438h-.875v.438h-.438v.438h-.437V.875h-.875v.438H.875v1.75h.875v.438h.438v-.438h2.625v.438h.438v-.438h.875v-1.75z" fill="#d1cdd5"/>
	<path d="M6.125 3.938V3.5h-1.75v-.437h-1.75v.438H.875v.438H.438v1.313h.438v.438h1.75v.438h.438v.438h.875v-.438h.438V5.69h1.75v-.438h.438V3.938z" fill="#57595f"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438zm-1.313 0h-.438v.438h.438zM2.625.875h-.437v.438h.438zM2.188.438h-.875v.438h.875zm-1.313.875H.438v1.75h.438zm.438-.438H.875v.438h.438zM.875 3.5H.438v.438h.438zm-.437.438H0v1.313h.438zm.438 1.313H.438v.438h.438zm1.75.438H.875v.438h1.75zm.438.438h-.439v.438h.438zm.875.438h-.876v.438h.875zm.438-.438h-.439v.438h.438zm1.75-.438h-1.75v.438h1.75zm.438-.438h-.438v.438h.438zm.438-1.313h-.438v1.313h.438zM6.565 3.5h-.438v.438h.438zm0-2.188h-.438v1.75h.438zM2.188 3.5H1.75v.438h.438zm.438-.438h-.438V3.5h.438zm1.75-.438H2.625v.438h1.75zm.438.438h-.438V3.5h.438zm.438.438h-.438v.438h.438zm.438-.438h-.438V3.5h.875v-.437zm-4.377.001H.875v.438h.875v-.438z" fill="#000"/>
	<path d="M.875 4.813H.438v.438h.438zm.438.438H.875v.438h.438zm1.75.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm-.438.438h-.875v.438h.875zm2.188-.875h-.438v.438h.438zm.438-1.313h-.438v1.313h.438z" fill="#35363a"/>
	<path d="M1.313 2.625H.875v.438h.438zm.875.438H1.75v.438h.438zm3.063 0h-.438v.438h.438zm-2.626-.438h-.437v.438h.438zm2.188 0h-.438v.438h.438z" fill="#847d8b"/>
	<path d="M5.25 3.063h-.438v.438h.438zm-.875-.875h-1.75v.438h1.75zm1.75-.438h-.438v1.313h.438z" fill="#847d8b"/>
	<path d="M1.75 1.75h-.437v.438h.438zm-.437-.437H.875v.438h.438zm.875-.438h-.875v.438h.875zm.875 0h-.438v.438h.438zm.875-.438h-.875v.438h.875zm.438.438h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M.875 3.938H.438v.438h.438zm.438-.438H.875v.438h.438zm1.313 0h-.438v.438h.438zm1.75-.438H2.625V3.5h1.75zm.875.875h-.438v.438h.438zm.875-.438h-.875v.438h.875z" fill="#d8d8d8"/>
`;function wr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Xd}
	</svg>`}var Jd=E`
	<path d="M6.125 1.75v-.437h-.438V.875h-.438V.438H2.625v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.438v.438h.438v.438h.438v.438h2.188v-.438h.875v-.438h.438v-.438h.438v-.875h.438V1.75z" fill="#bcef42"/>
	<path d="M6.563.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M1.313 5.688H.438v.438h.875z" fill="#bcef42"/>
	<path d="M1.75 6.125H.438v.438h1.313z" fill="#7fb134"/>
	<path d="M6.563 3.5h-.438v.875h.438z" fill="#816bee"/>
	<path d="M5.25.438H2.625v.438H5.25z" fill="#f0f0f0"/>
	<path d="M5.25.875H2.625v.438H5.25z" fill="#b79cf8"/>
	<path d="M4.375 6.125H2.188v.438h2.188z" fill="#816bee"/>
	<path d="M6.563.875h-.438v.438h.438z" fill="#bcef42"/>
	<path d="M2.625 2.188h-.437v.438h.438zM1.313 1.75H.875v.438h.438zm.438-.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.625 1.313h-.437v.438h.438zm3.063 0H5.25v.438h.438z" fill="#b79cf8"/>
	<path d="M2.188.875H1.75v.438h.438zm.875 1.75h-.438v.438h.438zM.875 5.25H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.125 4.813h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438z" fill="#816bee"/>
	<path d="M6.563.438v.875h-.438V.875h-.438v.438h.438v.438h.438v2.625h.438V.438zm-5.25.875H.875v.438h.438zm.438-.438h.875V.438H1.75zh-.438v.438h.438zm4.813 3.5h-.438v.875h.438zM.875 1.75H.438v.875h.438zM5.25 6.125h-.875v.438h.875zm.875-.875h-.438v.438h.438zm-4.812 0H.875v.438h.438zm.438.438h-.438v.438h.438zm-.875-.875H.438v.438h.438zm4.813.875h-.438v.438h.438zM.438 2.625H0v3.938h.438z" fill="#000"/>
	<path d="M5.25.875h.438V.438h.875V0H2.625v.438H5.25zM2.188 6.563v-.438H1.75v.438H.438v.438h3.938v-.438z" fill="#000"/>
	<path d="M.875 2.625H.438V3.5h.438z" fill="#f0f0f0"/>
	<path d="M4.375 2.625H3.5v.438h.875zm-.438 1.75h-.874v.438h.875zm.875-1.313h-.438v.875h.438zm-3.5 1.75h.875v-.438H1.75V2.188h-.437zm3.5-3.063H3.063v.438h1.75zm-.438 3.5H2.625v.438h1.75zm2.188-3.063h-.438v1.313h.438zM.875 3.5H.438v1.313h.438zm1.313-1.75H1.75v.438h.438zm1.313 1.313h-.438v.438h.438zm-.438.875h-.438v.438h.438zm-.438.875h-.437v.438h.438zm1.75-.875h-.437v.438h.438zm.438.875h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-2.188-1.75v-.437h-.438v.438h-.437v1.313h.438V2.625zm3.063-.875h-.438v.438h.438zm-.875.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM1.313 4.813H.875v.438h.438zm.438.438h-.438v.438h.438zm.438.438H1.75v.438h.438z" fill="#b79cf8"/>
`;function $r(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Jd}
	</svg>`}var en=E`
	<path d="M6.125 1.75v-.437h-.438V.875h-.438V.438H1.75v.438h-.437v.438H.875v.438H.438v2.625h.438v.438h.438v.438h.438v.875h.438v.438h2.625v-.438h.438v-.875h.438v-.438h.438v-.438h.438V1.75z" fill="#d1cdd5"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438zm-.438.438H.438v.438h.438zm.875 3.938h-.437v.875h.438zm-.438-.438H.875v.438h.438zm.875 1.313H1.75v.438h.438zM.874 4.376H.438v.438h.438z" fill="#000"/>
	<path d="M1.75 4.813h-.437v.438h.438zm.438.875H1.75v.438h.438zm-.875-1.313H.875v.438h.438zm1.75-1.313H1.75v1.313h1.313z" fill="#847d8b"/>
	<path d="M3.063 3.5h-.875v.875h.875z" fill="#57595f"/>
	<path d="M5.25 3.063H3.938v1.313h1.313z" fill="#847d8b"/>
	<path d="M5.25 3.5h-.875v.875h.875z" fill="#57595f"/>
	<path d="M5.25 5.254h.438v-.438H5.25zm-.438.875h.438v-.438h-.438zm.875-1.313h.438v-.438h-.438z" fill="#847d8b"/>
	<path d="M.438 1.75H0v2.625h.438z" fill="#000"/>
	<path d="M.875 1.75H.438v2.625h.438z" fill="#fff"/>
	<path d="M5.25.879h.438V.441H5.25zm.438.438h.438V.879h-.438zm.438.438h.438v-.438h-.438zM5.251 6.13h.438v-.875h-.438zm.438-.875h.438v-.438h-.438zm-.875 1.313h.438V6.13h-.438zm1.313-1.75h.438V4.38h-.438zm.438-.438h.438V1.755h-.438z" fill="#000"/>
	<path d="M6.125 4.379h.438V1.754h-.438z" fill="#847d8b"/>
	<path d="M1.75 0v.438h3.5V0z" fill="#000"/>
	<path d="M1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm.438.438h-.438v.438h.438zm3.5-.433h.438V.88h-.438zm.438.438h.438v-.438h-.438zM1.75.438v.438h3.5V.438z" fill="#fff"/>
	<path d="M2.188 6.563v.438h2.625v-.438z" fill="#000"/>
	<path d="M2.188 6.125v.438h2.625v-.438z" fill="#847d8b"/>
	<path d="M3.063 5.688h-.438v.875h.438zm1.313 0h-.438v.875h.438z" fill="#57595f"/>
`;function Mr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${en}
	</svg>`}var tn=E`
	<path d="M3.063 0H1.75v.438h1.313zm1.75.438h-1.75v.438h1.75zm-.875 2.187H3.5v1.75h.438zm-3.5-.437H0v2.625h.438zM6.563.875h-1.75v.438h1.75z" fill="#000"/>
	<path d="M3.063.438H1.75v.438h1.313zm1.75.438h-1.75v.438h1.75zm1.75.438h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M3.063 6.563H1.75v.438h1.313z" fill="#000"/>
	<path d="M2.625 6.125v-.438h-.437v-.875H1.75V2.188h.438v-.875h.438V.875H1.75v.438H.875v1.75H.438v1.75h.438v.875h.438v.438h.438v.438h1.313v-.438z" fill="#ffe361"/>
	<path d="M3.063 6.125H1.75v.438h1.313z" fill="#ffb84b"/>
	<path d="M4.813 6.125h-1.75v.438h1.75z" fill="#000"/>
	<path d="M4.375 5.688V5.25h-.437v-.875H3.5v-1.75h.438V1.75h.438v-.437H3.063v.438h-.438v1.313h-.437v1.75h.438v.875h.438v.438h1.75v-.438z" fill="#ffe361"/>
	<path d="M6.563 5.688h-1.75v.438h1.75zM1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438zm-.438.438H.438v.875h.438zm6.125 0h-.438v.438H7zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.875h.438zm.875 3.063h-.438v.438h.438zm-.438-.438h-.438v.438h.438zm-.438-.875h-.438v.875h.438zm-.438-.875h-.438v.875h.438zM1.747 6.127h-.434v.438h.438zm-.438-.438H.875v.438h.438zm-.438-.875H.438v.875h.438zm1.313-2.625H1.75v2.625h.438zM3.059.876h-.434v.438h.438zm-.434.437h-.437v.875h.438z" fill="#000"/>
	<path d="M.875 2.188H.438v.875h.438zm1.75 0h-.437v.875h.438z" fill="#f0f0f0"/>
	<path d="M2.188 1.313H1.75v.875h.438z" fill="#ffb84b"/>
	<path d="M4.813 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M1.75.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.625.875h-.437v.438h.438zm1.313.875H3.5v.875h.438zm.438-.438h-.438v.438h.438zm-2.188 3.5H1.75v.438h.438zm-.438.875h-.437v.438h.438zm-.438-.875H.875v.875h.438zm2.188.875v-.438h-.437v-.438h-.438v.875h.438v.438h1.75v-.438zm.438-1.313H3.5v.438h.438z" fill="#ffb84b"/>
	<path d="M4.375 5.688V5.25h-.437v-.875H3.5v-1.75h.438V1.75h.438v-.437H3.063v.438h-.438v1.313h-.437v1.75h.438v.875h.438v.438h1.75v-.438z" fill="url(#a)"/>
	<path d="M6.125 5.25v-.438h-.438v-.874h-.438v-.875h.438v-.875h.438V1.75H4.812v.438h-.438v.438h-.436v1.75h.438v.875h.438v.438h1.75v-.438z" fill="#ff2c52"/>
	<path d="M5.688 2.188H5.25v.875h.438zm.438-.438h-.438v.438h.438zm-.438 2.188H5.25v.438h.438zM5.25 5.251v-.438h-.875v.438h.438v.438h1.75v-.438z" fill="#be0351"/>
	<path d="M1.313 1.313H.875v.438h.438zm0 1.75H.875v.438h.438zm1.75-1.75h-.438v.438h.438zm1.75.438h-.438v.438h.438zm-.438.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.375 1.75h-.437v.875h.438zM3.062 5.688h-.437v.438h.438zm-.438-.875h-.436v.875h.438zm2.188.438h-.438v.438h.438zm-.438-.875h-.436v.875h.438z" fill="#000"/>
	<defs>
		<radialGradient id="a" cx=".75" cy=".5" r="1" fx=".75" fy=".5">
		<stop stop-color="#ff2c52" offset="30%"/>
		<stop stop-color="#ffe361" offset="70%"/>
		</radialGradient>
	</defs>
`;function kr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${tn}
	</svg>`}var rn=E`
	<path d="M4.813.438v.438h-.438v.438h-.437v.438H3.5v.438h-.437v.875h-.438v.438H3.5v.875h.438v-.44h.875V3.5h.438v-.437h.438v-.438h.438v-.437h.438V.438z" fill="#d1cdd5"/>
	<path d="M1.313 3.938h.438v.438h.875v.875h.438v.438h.875v.438h.875v-.875h-.876v-.438H3.5v-.438h-.437v-.438h-.438V3.5h-.437v-.437H1.75v-.875H.875v.875h.438z" fill="#ffe361"/>
	<path d="M2.188 4.813h-.875v.875h.875zm-.875.875H.438v.875h.875z" fill="#ffe361"/>
	<path d="M4.813.438h-.438v.438h.438zm-.438.438h-.437v.438h.438zm-.437.437H3.5v.438h.438zM3.5 1.75h-.437v.438h.438zm-.437.438h-.438v.875h.438zm-.875 0H1.75v.875h.438zm-1.313 0H.438v.875h.438zm.438.875H.875v.875h.438zm3.5.875h-.875v.438h.875zm0 .875h-.875v.438h.875zm.438.438h-.438v.875h.438z" fill="#000"/>
	<path d="M6.563.438h-.438v1.75h.438z" fill="#847d8b"/>
	<path d="M.438 5.688H0v.875h.438zm4.375.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#000"/>
	<path d="M2.188 5.25h-.875v.438h.875zm-.875.875H.438v.438h.875z" fill="#ffb84b"/>
	<path d="M1.313 6.125v.438h.438v-.438h.438v-.438h-.876zm1.313-.875v-.875H1.75v-.437h-.437v.875h.875v.875h.875V5.25zm-1.313 0v-.438H.875v.438H.438v.438h.875zm0 1.313H.438v.438h.875zM1.75 1.75H.875v.438h.875zm1.313 2.188v.438h.438V3.5h-.876v.438z" fill="#000"/>
	<path d="M5.688 1.313H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.436v.438h.438zm-.436.436H3.5v.438h.438z" fill="#847d8b"/>
	<path d="M3.063 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.75 3.5h-.437v.438h.438zm-.437-.875H.875v.438h.438zm.875 1.313H1.75v.438h.438zm.875.875h-.438v.438h.438zm.438.438h-.438v.438h.438zm.875.438h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M3.938 4.375H3.5v.438h.438zM2.625 3.063h-.437v.438h.438zm3.938-.875h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438-3.5V.44h1.75v1.75h.438V0z" fill="#000"/>
	<path d="M4.813 5.25h-.438v.438h.438zm-.875-.438H3.5v.438h.438zM3.5 4.374h-.437v.438h.438zm-.437-.436h-.438v.438h.438zM2.625 3.5h-.437v.438h.438zm-.437-.437H1.75v.438h.438zM3.5 2.188h-.437v.438h1.313v-.438h-.438V1.75H3.5zM4.375.875v.438h-.437v.438h1.313v-.438h-.438V.875zm1.75-.438H4.812v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.125 2.188h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.873.436H3.5v.438h.438z" fill="#847d8b"/>
	<path d="M1.75 2.188h-.437v.438h.438zm0 2.625h-.437v.438h.438zm-.875.875H.438v.438h.438z" fill="#f0f0f0"/>
`;function Hr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${rn}
	</svg>`}var sn=E`
	<path d="M5.688 2.625v-.437H5.25V1.75h-.438v-.437h-.438V.875h-.436V.438h-.875v.438h-.438v.438h-.437v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.875v.438h3.5v-.438h.875v-.438h.438V3.5h-.438v-.875z" fill="#0abbff"/>
	<path d="M3.063 0v.438h.875V0zm-.438.438v.438h.438V.438zm1.313 0v.438h.438V.438zm.438.438v.438h.438V.875zm.438.438v.438h.438v-.439zm.438.438v.438h.438v-.44zm.438.438v.438h.438v-.44zm.438.438v.875h.438v-.878zm-5.69-.003V3.5h.438v-.875zM0 3.5v2.188h.438V3.5zm6.563 0v2.188h.438V3.5zM2.188.875v.438h.438V.875zm-.438.438v.438h.438v-.438zm-.437.437v.438h.438V1.75zm-.438.438v.438h.438v-.438zm-.438 3.5v.438h.438v-.438zm5.688 0v.438h.438v-.438zm-4.375.875v.438h3.5v-.438z" fill="#000"/>
	<path d="M1.75 6.125v.438h3.5v-.438z" fill="#4282d8"/>
	<path d="M.875 6.125v.438h.875v-.438zm5.25.438v-.438H5.25v.438z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#fff"/>
	<path opacity=".5" d="M4.813 3.5v-.437h-.438v-.438h-.437v-.437h-.875v.438h-.438v.438h-.437v.438H1.75v1.313h.438v.438h2.625v-.438h.438V3.5z" fill="#fff"/>
	<path d="M2.625.875v.438h.438V.875zm-.437.438v.438h.438v-.438zm.438.438v.438h.438V1.75zM1.75 1.75v.438h.438V1.75zm-.437.438v.438h.438v-.438zm-.438.437V3.5h.438v-.875zM.438 3.5v.875h.438V3.5z" fill="#fff"/>
	<path d="M5.25 2.188v.438h.438v-.438zm.438.438v.875h.438v-.876zm.438.875v1.75h-.438v.438H5.25v.438h.875v-.438h.438V3.5zM.875 6.125h.875v-.438H.875z" fill="#4282d8"/>
`;function Cr(e={}){return d`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${sn}
	</svg>`}var an=globalThis.$discordMessage??{};function Tt(){return an}var cs={blue:"https://cdn.discordapp.com/embed/avatars/0.png",gray:"https://cdn.discordapp.com/embed/avatars/1.png",green:"https://cdn.discordapp.com/embed/avatars/2.png",orange:"https://cdn.discordapp.com/embed/avatars/3.png",red:"https://cdn.discordapp.com/embed/avatars/4.png",pink:"https://cdn.discordapp.com/embed/avatars/5.png"},us=Tt().avatars??{},Le=Object.assign(cs,us,{default:cs[us.default]??us.default??cs.blue}),Et=Tt().profiles??{},ma=Tt().defaultTheme==="light"?"light":"dark",pa=Tt().defaultMode==="compact"?"compact":"cozy",va=Tt().defaultBackground==="none"?"none":"discord",ga=new Map([["heart",fr()],["crystal",nr()],["diamond",lr()],["explosion",cr()],["flame",ur()],["flower",hr()],["key",mr()],["leaf",pr()],["lightning",vr()],["magic",gr()],["moon",br()],["mushroom",_r()],["mythical",xr()],["ornament",zr()],["plasma",yr()],["rock",wr()],["shell",$r()],["skull",Mr()],["sun",kr()],["sword",Hr()],["water",Cr()]]);var on=E`
	<path
		fill="currentColor"
		d="M18.91 12.98a5.45 5.45 0 0 1 2.18 6.2c-.1.33-.09.68.1.96l.83 1.32a1 1 0 0 1-.84 1.54h-5.5A5.6 5.6 0 0 1 10 17.5a5.6 5.6 0 0 1 5.68-5.5c1.2 0 2.32.36 3.23.98Z"
	/>
	<path
		fill="currentColor"
		d="M19.24 10.86c.32.16.72-.02.74-.38L20 10c0-4.42-4.03-8-9-8s-9 3.58-9 8c0 1.5.47 2.91 1.28 4.11.14.21.12.49-.06.67l-1.51 1.51A1 1 0 0 0 2.4 18h5.1a.5.5 0 0 0 .49-.5c0-4.2 3.5-7.5 7.68-7.5 1.28 0 2.5.3 3.56.86Z"
	/>
`;function Hi(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 20 20"
		xmlns="http://www.w3.org/2000/svg"
	>
		${on}
	</svg>`}var dn=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M10.99 3.16A1 1 0 1 0 9 2.84L8.15 8H4a1 1 0 0 0 0 2h3.82l-.67 4H3a1 1 0 1 0 0 2h3.82l-.8 4.84a1 1 0 0 0 1.97.32L8.85 16h4.97l-.8 4.84a1 1 0 0 0 1.97.32l.86-5.16H20a1 1 0 1 0 0-2h-3.82l.67-4H21a1 1 0 1 0 0-2h-3.82l.8-4.84a1 1 0 1 0-1.97-.32L15.15 8h-4.97l.8-4.84ZM14.15 14l.67-4H9.85l-.67 4h4.97Z"
	/>
`;function Ci(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${dn}
	</svg>`}var nn=E`
	<path
		fill="currentColor"
		d="M12 2.81a1 1 0 0 1 0-1.41l.36-.36a1 1 0 0 1 1.41 0l9.2 9.2a1 1 0 0 1 0 1.4l-.7.7a1 1 0 0 1-1.3.13l-9.54-6.72a1 1 0 0 1-.08-1.58l1-1L12 2.8ZM12 21.2a1 1 0 0 1 0 1.41l-.35.35a1 1 0 0 1-1.41 0l-9.2-9.19a1 1 0 0 1 0-1.41l.7-.7a1 1 0 0 1 1.3-.12l9.54 6.72a1 1 0 0 1 .07 1.58l-1 1 .35.36ZM15.66 16.8a1 1 0 0 1-1.38.28l-8.49-5.66A1 1 0 1 1 6.9 9.76l8.49 5.65a1 1 0 0 1 .27 1.39ZM17.1 14.25a1 1 0 1 0 1.11-1.66L9.73 6.93a1 1 0 0 0-1.11 1.66l8.49 5.66Z"
	/>
`;function Ti(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${nn}
	</svg>`}var ln=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M6 9h1V6a5 5 0 0 1 10 0v3h1a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Zm9-3v3H9V6a3 3 0 1 1 6 0Zm-1 8a2 2 0 0 1-1 1.73V18a1 1 0 1 1-2 0v-2.27A2 2 0 1 1 14 14Z"
	/>
`;function Ei(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ln}
	</svg>`}var cn=E`
	<path
		fill="currentColor"
		d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.1 20.75c-.58.14-1.1-.33-1.1-.92v-.03c0-.5.37-.92.85-1.05a7 7 0 0 0 0-13.5A1.11 1.11 0 0 1 14 4.2v-.03c0-.6.52-1.06 1.1-.92a9 9 0 0 1 0 17.5Z"
	/>
	<path
		fill="currentColor"
		d="M15.16 16.51c-.57.28-1.16-.2-1.16-.83v-.14c0-.43.28-.8.63-1.02a3 3 0 0 0 0-5.04c-.35-.23-.63-.6-.63-1.02v-.14c0-.63.59-1.1 1.16-.83a5 5 0 0 1 0 9.02Z"
	/>
`;function Ai(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${cn}
	</svg>`}var Bt=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},qe=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},ue="light-theme",Fe="compact-mode",hs="no-background",Hf=(()=>{let e=[X("discord-messages")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[];var U=class extends s{static{r=this}static{let $=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[Mi({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],u=[Mi({context:hs}),x({type:Boolean,reflect:!0,attribute:"no-background"})],l=[Mi({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],b=[x({reflect:!0,attribute:"channel-type"})],_=[x({reflect:!0,attribute:"channel-name"})],Bt(this,null,a,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,N)=>{w.lightTheme=N}},metadata:$},o,n),Bt(this,null,u,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:w=>"noBackground"in w,get:w=>w.noBackground,set:(w,N)=>{w.noBackground=N}},metadata:$},h,c),Bt(this,null,l,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:w=>"compactMode"in w,get:w=>w.compactMode,set:(w,N)=>{w.compactMode=N}},metadata:$},v,f),Bt(this,null,b,{kind:"accessor",name:"channelType",static:!1,private:!1,access:{has:w=>"channelType"in w,get:w=>w.channelType,set:(w,N)=>{w.channelType=N}},metadata:$},m,p),Bt(this,null,_,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:w=>"channelName"in w,get:w=>w.channelName,set:(w,N)=>{w.channelName=N}},metadata:$},I,T),Bt(null,t={value:r},e,{kind:"class",name:r.name,metadata:$},null,i),U=r=t.value,$&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:$})}static styles=G`
		:host {
			color: #fff;
			background-color: #36393e;
			display: block;
			font-size: 16px;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			line-height: 170%;
			border: 1px solid rgba(255, 255, 255, 0.05);
		}

		:host([light-theme]) {
			color: #747f8d;
			background-color: #fff;
			border-color: #dedede;
		}

		:host([no-background]) {
			background-color: unset;
		}

		::slotted(*) {
			padding-top: 0.125rem;
			padding-bottom: 0.125rem;
		}

		::slotted(*:first-child) {
			margin-top: 0.5rem;
		}

		::slotted(*:not(:first-child)) {
			margin-top: 1.0625rem;
		}

		:host([compact-mode]) ::slotted(*:not(:first-child)) {
			margin-top: unset;
		}

		::slotted(*:last-child) {
			margin-bottom: 0.5rem;
			border-bottom-width: 0;
		}

		:host .discord-channel-header {
			display: flex;
			align-items: center;
			padding: 0.5rem 1rem;
			box-shadow:
				0 2px 0 0 rgba(0, 0, 0, 0.05),
				0 1.5px 0 0 rgba(0, 0, 0, 0.05),
				0 1px 0 0 rgba(0, 0, 0, 0.16);
		}

		:host .discord-channel-icon {
			height: 24px;
			width: auto;
			margin: 0 8px;
			position: relative;
			flex: 0 0 auto;
			color: #80848e;
		}

		:host([light-theme]) .discord-channel-icon {
			color: #6d6f78;
		}

		:host .discord-channel-name {
			margin: 0 8px 0 0;
			flex: 0 0 auto;
			min-width: auto;
		}
	`;#e=qe(this,o,!1);get lightTheme(){return this.#e}set lightTheme($){this.#e=$}#t=(qe(this,n),qe(this,h,!1));get noBackground(){return this.#t}set noBackground($){this.#t=$}#r=(qe(this,c),qe(this,v,!1));get compactMode(){return this.#r}set compactMode($){this.#r=$}#i=(qe(this,f),qe(this,m,void 0));get channelType(){return this.#i}set channelType($){this.#i=$}#s=(qe(this,p),qe(this,I,void 0));get channelName(){return this.#s}set channelName($){this.#s=$}connectedCallback(){super.connectedCallback(),(this.lightTheme||ma==="light"&&this.lightTheme)&&(this.lightTheme=!0),(this.compactMode||pa==="compact"&&this.compactMode)&&(this.compactMode=!0),(this.noBackground||va==="none"&&this.noBackground)&&(this.noBackground=!0)}render(){let $;switch(this.channelType){case"text":$=d`${Ci()}`;break;case"voice":$=d`${Ai()}`;break;case"locked":$=d`${Ei()}`;break;case"thread":$=d`${Ti()}`;break;case"forum":$=d`${Hi()}`;break}return d`
			${B(this.channelType&&this.channelName,()=>d`<div class="discord-channel-header">
						<div class="discord-channel-icon">${$}</div>
						<div class="discord-channel-name">${this.channelName}</div>
					</div>`)}
			<slot></slot>
		`}constructor(){super(...arguments),qe(this,T)}static{qe(r,i)}};return U=r})();var un=E`
	<path d="M7.4,11.17,4,8.62,5,7.26l2,1.53L10.64,4l1.36,1Z" fill="currentColor" />
`;function We(e={}){return d`<svg
		${A(e)}
		class="discord-application-tag-verified"
		aria-label="Verified App"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 16 15.2"
		xmlns="http://www.w3.org/2000/svg"
	>
		${un}
	</svg>`}var fs=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},ji=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},Bf=(()=>{let e=[X("discord-verified-author-tag")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[];var l=class extends s{static{r=this}static{let v=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({type:Boolean})],u=[ie({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],fs(this,null,a,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:f=>"verified"in f,get:f=>f.verified,set:(f,b)=>{f.verified=b}},metadata:v},o,n),fs(this,null,u,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:f=>"compactMode"in f,get:f=>f.compactMode,set:(f,b)=>{f.compactMode=b}},metadata:v},h,c),fs(null,t={value:r},e,{kind:"class",name:r.name,metadata:v},null,i),l=r=t.value,v&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:v})}static styles=G`
		:host {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			margin-left: 4px;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;
			display: inline-flex;
			align-items: center;
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host .discord-application-tag-verified {
			display: inline-block;
			width: 0.9375rem;
			height: 0.9375rem;
			margin-left: -0.25rem;
		}

		:host([compact-mode]) {
			padding-left: 10px;
			padding-right: 4px;
			margin-right: 0.25rem;
			margin-left: 0px !important;
			margin-top: 0px !important;
		}

		:host([compact-mode]) .discord-application-tag-verified {
			margin-right: 0.7em;
			margin-left: -0.7em;
		}
	`;#e=ji(this,o,!1);get verified(){return this.#e}set verified(v){this.#e=v}#t=(ji(this,n),ji(this,h,!1));get compactMode(){return this.#t}set compactMode(v){this.#t=v}render(){return d`${B(this.verified,()=>We())}App`}constructor(){super(...arguments),ji(this,c)}static{ji(r,i)}};return l=r})();var D=e=>e??C;var ba="important",hn=" !"+ba,Ze=Oe(class extends Ie{constructor(e){if(super(e),e.type!==ge.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,i)=>{let r=e[i];return r==null?t:t+`${i=i.includes("-")?i:i.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${r};`},"")}update(e,[t]){let{style:i}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let r of this.ft)t[r]==null&&(this.ft.delete(r),r.includes("-")?i.removeProperty(r):i[r]=null);for(let r in t){let s=t[r];if(s!=null){this.ft.add(r);let a=typeof s=="string"&&s.endsWith(hn);r.includes("-")||a?i.setProperty(r,a?s.slice(0,-11):s,a?ba:""):i[r]=s}}return ne}});var fn=new Intl.DateTimeFormat("en-US",{day:"2-digit",month:"2-digit",year:"numeric"}),mn=new Intl.DateTimeFormat("en-US",{hour12:!0,hour:"2-digit",minute:"2-digit"}),pn=new Intl.DateTimeFormat("en-US",{hour12:!1,hour:"2-digit",minute:"2-digit"}),vn=e=>e instanceof Date?fn.format(e):e,gn=(e,t=!1)=>e instanceof Date?t?pn.format(e):mn.format(e):e;function Pt(e,t=!1,i=!1){if(!(e instanceof Date)&&typeof e!="string")throw new TypeError("Timestamp prop must be a Date object or a string.");return t?gn(e,i):vn(e)}var bn=/(?:<(?<animated>a)?:(?<name>\w{2,32}):)?(?<id>\d{17,21})>?/;function Ut(e){let t=Tt().emojis?.[e];if(t)return t;let i=bn.exec(e);if(i?.groups){let{name:r,id:s,animated:a}=i.groups;return{name:r,url:`https://cdn.discordapp.com/emojis/${s}.${a?"gif":"png"}`}}}function Tr(e){if(e)return ga.get(e)??e}var Ve=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},te=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},_a=(()=>{let e=[X("discord-author-info")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[],U,$=[],w=[],N,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],k=[];var W=class extends s{static{r=this}static{let R=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x()],u=[x({type:Boolean})],l=[x({type:Boolean})],b=[x({type:Boolean,attribute:"official-app"})],_=[x({type:Boolean})],U=[x({attribute:"role-color"})],N=[x({attribute:"role-icon"})],pe=[x({attribute:"role-name"})],ze=[x({attribute:"clan-icon"})],$e=[x({attribute:"clan-tag"})],He=[x({type:Boolean})],Ee=[ie({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],Se=[ie({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Ve(this,null,a,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:M=>"author"in M,get:M=>M.author,set:(M,Z)=>{M.author=Z}},metadata:R},o,n),Ve(this,null,u,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:M=>"bot"in M,get:M=>M.bot,set:(M,Z)=>{M.bot=Z}},metadata:R},h,c),Ve(this,null,l,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:M=>"server"in M,get:M=>M.server,set:(M,Z)=>{M.server=Z}},metadata:R},v,f),Ve(this,null,b,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:M=>"officialApp"in M,get:M=>M.officialApp,set:(M,Z)=>{M.officialApp=Z}},metadata:R},m,p),Ve(this,null,_,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:M=>"op"in M,get:M=>M.op,set:(M,Z)=>{M.op=Z}},metadata:R},I,T),Ve(this,null,U,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:M=>"roleColor"in M,get:M=>M.roleColor,set:(M,Z)=>{M.roleColor=Z}},metadata:R},$,w),Ve(this,null,N,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:M=>"roleIcon"in M,get:M=>M.roleIcon,set:(M,Z)=>{M.roleIcon=Z}},metadata:R},ce,me),Ve(this,null,pe,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:M=>"roleName"in M,get:M=>M.roleName,set:(M,Z)=>{M.roleName=Z}},metadata:R},_e,xe),Ve(this,null,ze,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:M=>"clanIcon"in M,get:M=>M.clanIcon,set:(M,Z)=>{M.clanIcon=Z}},metadata:R},ye,we),Ve(this,null,$e,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:M=>"clanTag"in M,get:M=>M.clanTag,set:(M,Z)=>{M.clanTag=Z}},metadata:R},Me,ke),Ve(this,null,He,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:M=>"verified"in M,get:M=>M.verified,set:(M,Z)=>{M.verified=Z}},metadata:R},Ce,Te),Ve(this,null,Ee,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:M=>"compactMode"in M,get:M=>M.compactMode,set:(M,Z)=>{M.compactMode=Z}},metadata:R},Ae,je),Ve(this,null,Se,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:M=>"lightTheme"in M,get:M=>M.lightTheme,set:(M,Z)=>{M.lightTheme=Z}},metadata:R},P,k),Ve(null,t={value:r},e,{kind:"class",name:r.name,metadata:R},null,i),W=r=t.value,R&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:R})}static styles=G`
		:host {
			display: inline-flex;
			align-items: center;
			font-size: 16px;
			text-underline-offset: 1px;
			margin-right: 0.25rem;
		}

		:host .discord-author-username {
			color: #fff;
			font-size: 1em;
			font-weight: 500;
		}

		:host .discord-author-username:hover {
			text-decoration: underline;
			cursor: pointer;
		}

		:host([light-theme]) .discord-author-username {
			color: #23262a;
		}

		:host .discord-clan-tag {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.54);
			color: #fff;
			font-size: 12px;
			font-weight: 500;
			margin-left: 0.25rem;
			border-radius: 4px;
			line-height: 100%;
			text-transform: uppercase;
			display: inline-flex;
			width: max-content;
			gap: 0.25rem;
			justify-content: space-between;
			align-items: center;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			height: 1.2rem;
			min-width: 45px;
			line-height: 1rem !important;
			transition: background-color 100ms ease-in-out;
			cursor: pointer;
		}

		:host .discord-clan-tag:hover {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.34);
		}

		:host([light-theme]) .discord-clan-tag {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.09);
			color: #000;
		}

		:host([light-theme]) .discord-clan-tag:hover {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host([compact-mode]) .discord-clan-tag {
			margin-left: 0rem;
		}

		:host .discord-clan-tag span,
		:host .discord-clan-tag svg,
		:host .discord-clan-tag img {
			user-select: none;
			-webkit-user-select: none;
		}

		:host .discord-application-tag {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;

			/* Use flex layout to ensure both verified icon and "BOT" text are aligned to center */
			display: inline-flex;
			align-items: center;

			/* Styling taken through Inspect Element on Discord client for Windows */
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host .discord-official-application {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			margin-left: 4px;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;

			/* Use flex layout to ensure both verified icon and "BOT" text are aligned to center */
			display: flex;
			align-items: center;

			/* Styling taken through Inspect Element on Discord client for Windows */
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host([compact-mode]) .discord-official-application {
			margin-right: 5px;
			margin-left: 0px !important;
		}

		:host .discord-application-tag.discord-application-tag-op {
			background-color: #c9cdfb;
			color: #4752c4;
			border-radius: 0.4rem;
		}

		:host .discord-author-role-icon {
			margin-left: 0.25rem;
			vertical-align: top;
			height: calc(1rem + 4px);
			width: calc(1rem + 4px);
		}

		:host([compact-mode]) .discord-author-username {
			margin-right: 0.25rem;
		}

		:host([compact-mode]) .discord-application-tag {
			padding-left: 10px;
			padding-right: 4px;
			margin-right: 0.25rem;
		}
	`;#e=te(this,o,void 0);get author(){return this.#e}set author(R){this.#e=R}#t=(te(this,n),te(this,h,!1));get bot(){return this.#t}set bot(R){this.#t=R}#r=(te(this,c),te(this,v,!1));get server(){return this.#r}set server(R){this.#r=R}#i=(te(this,f),te(this,m,!1));get officialApp(){return this.#i}set officialApp(R){this.#i=R}#s=(te(this,p),te(this,I,!1));get op(){return this.#s}set op(R){this.#s=R}#a=(te(this,T),te(this,$,void 0));get roleColor(){return this.#a}set roleColor(R){this.#a=R}#d=(te(this,w),te(this,ce,void 0));get roleIcon(){return this.#d}set roleIcon(R){this.#d=R}#n=(te(this,me),te(this,_e,void 0));get roleName(){return this.#n}set roleName(R){this.#n=R}#l=(te(this,xe),te(this,ye,void 0));get clanIcon(){return this.#l}set clanIcon(R){this.#l=R}#c=(te(this,we),te(this,Me,void 0));get clanTag(){return this.#c}set clanTag(R){this.#c=R}#o=(te(this,ke),te(this,Ce,!1));get verified(){return this.#o}set verified(R){this.#o=R}#u=(te(this,Te),te(this,Ae,!1));get compactMode(){return this.#u}set compactMode(R){this.#u=R}#h=(te(this,je),te(this,P,!1));get lightTheme(){return this.#h}set lightTheme(R){this.#h=R}render(){let R=Tr(this.clanIcon),M=this.clanTag?.slice(0,4);return d`${B(this.compactMode,()=>null,()=>d`<span class="discord-author-username" style="${Ze({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${B(this.roleIcon&&!this.compactMode,()=>d`<img
					class="discord-author-role-icon"
					src=${D(this.roleIcon)}
					height="20"
					width="20"
					alt=${D(this.roleName)}
					draggable="false"
				/>`)}
		${B(this.bot&&!this.server&&!this.officialApp,()=>d`<discord-verified-author-tag .verified=${this.verified}></discord-verified-author-tag>`)}
		${B(this.server&&!this.bot&&!this.officialApp,()=>d`<span class="discord-application-tag">Server</span>`)}
		${B(this.officialApp&&!this.server&&!this.bot,()=>d`<span class="discord-official-application">${We()}OFFICIAL</span>`)}
		${B(this.op,()=>d`<span class="discord-application-tag discord-application-tag-op">OP</span>`)}
		${B(this.compactMode,()=>d`<span class="discord-author-username" style="${Ze({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${B(this.clanIcon&&this.clanTag&&this.clanTag?.length>0,()=>d`
				<span class="discord-clan-tag">
					${R==="string"?d`<img srcset=${D(R)} alt=${D(M)} width="12" height="12" draggable="false" />`:R}
					<span>${M}</span>
				</span>
			`)} `}constructor(){super(...arguments),te(this,k)}static{te(r,i)}};return W=r})();var _n=E`
	<path
		fill="currentColor"
		d="M56 50.6667V13.3333C56 10.4 53.6 8 50.6667 8H13.3333C10.4 8 8 10.4 8 13.3333V50.6667C8 53.6 10.4 56 13.3333 56H50.6667C53.6 56 56 53.6 56 50.6667ZM22.6667 36L29.3333 44.0267L38.6667 32L50.6667 48H13.3333L22.6667 36Z"
	/>
`;function Si(e={}){return d`<svg ${A(e)} aria-hidden="false" width="64" height="64" viewBox="0 0 64 64">${_n}</svg>`}var xn=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M5 3C3.89543 3 3 3.89543 3 5V19C3 20.1046 3.89543 21 5 21H19C20.1046 21 21 20.1046 21 19V5C21 3.89543 20.1046 3 19 3H5ZM16.8995 8.41419L15.4853 6.99998L7 15.4853L8.41421 16.8995L16.8995 8.41419Z"
	/>
`;function Ii(e){return d`<svg ${A(e||{})} class="discord-command-icon" aria-hidden="false" width="24" height="24" viewBox="0 0 24 24">
		${xn}
	</svg>`}var zn=E`
	<path
		d="M0.809739 3.59646L5.12565 0.468433C5.17446 0.431163 5.23323 0.408043 5.2951 0.401763C5.35698 0.395482 5.41943 0.406298 5.4752 0.432954C5.53096 0.45961 5.57776 0.50101 5.61013 0.552343C5.64251 0.603676 5.65914 0.662833 5.6581 0.722939V2.3707C10.3624 2.3707 11.2539 5.52482 11.3991 7.21174C11.4028 7.27916 11.3848 7.34603 11.3474 7.40312C11.3101 7.46021 11.2554 7.50471 11.1908 7.53049C11.1262 7.55626 11.0549 7.56204 10.9868 7.54703C10.9187 7.53201 10.857 7.49695 10.8104 7.44666C8.72224 5.08977 5.6581 5.63359 5.6581 5.63359V7.28135C5.65831 7.34051 5.64141 7.39856 5.60931 7.44894C5.5772 7.49932 5.53117 7.54004 5.4764 7.5665C5.42163 7.59296 5.3603 7.60411 5.29932 7.59869C5.23834 7.59328 5.18014 7.57151 5.13128 7.53585L0.809739 4.40892C0.744492 4.3616 0.691538 4.30026 0.655067 4.22975C0.618596 4.15925 0.599609 4.08151 0.599609 4.00269C0.599609 3.92386 0.618596 3.84612 0.655067 3.77562C0.691538 3.70511 0.744492 3.64377 0.809739 3.59646Z"
		fill="currentColor"
	/>
`;function ms(e={}){return d`<svg ${A(e)} class="discord-reply-icon" aria-hidden="false" width="12" height="8" viewBox="0 0 12 8">${zn}</svg>`}var he=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},K=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},xa=(()=>{let e=[X("discord-reply")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[],U,$=[],w=[],N,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],k=[],W,R=[],M=[],Z,ot=[],dt=[],nt,lt=[],ct=[],ut,ht=[],ft=[],mt,pt=[],vt=[];var gt=class extends s{static{r=this}static{let V=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x()],u=[x()],l=[x()],b=[x({type:Boolean})],_=[x({type:Boolean})],U=[x({type:Boolean,attribute:"official-app"})],N=[x({type:Boolean})],pe=[x({type:Boolean})],ze=[x({type:Boolean})],$e=[x({attribute:"role-color"})],He=[x({type:Boolean})],Ee=[x({type:Boolean})],Se=[x({type:Boolean})],W=[x({attribute:"clan-icon"})],Z=[x({attribute:"clan-tag"})],nt=[x({type:Boolean,reflect:!0})],ut=[ie({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],mt=[ie({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],he(this,null,a,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:y=>"profile"in y,get:y=>y.profile,set:(y,O)=>{y.profile=O}},metadata:V},o,n),he(this,null,u,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:y=>"author"in y,get:y=>y.author,set:(y,O)=>{y.author=O}},metadata:V},h,c),he(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:y=>"avatar"in y,get:y=>y.avatar,set:(y,O)=>{y.avatar=O}},metadata:V},v,f),he(this,null,b,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:y=>"bot"in y,get:y=>y.bot,set:(y,O)=>{y.bot=O}},metadata:V},m,p),he(this,null,_,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:y=>"server"in y,get:y=>y.server,set:(y,O)=>{y.server=O}},metadata:V},I,T),he(this,null,U,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:y=>"officialApp"in y,get:y=>y.officialApp,set:(y,O)=>{y.officialApp=O}},metadata:V},$,w),he(this,null,N,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:y=>"op"in y,get:y=>y.op,set:(y,O)=>{y.op=O}},metadata:V},ce,me),he(this,null,pe,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:y=>"verified"in y,get:y=>y.verified,set:(y,O)=>{y.verified=O}},metadata:V},_e,xe),he(this,null,ze,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:y=>"edited"in y,get:y=>y.edited,set:(y,O)=>{y.edited=O}},metadata:V},ye,we),he(this,null,$e,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:y=>"roleColor"in y,get:y=>y.roleColor,set:(y,O)=>{y.roleColor=O}},metadata:V},Me,ke),he(this,null,He,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:y=>"command"in y,get:y=>y.command,set:(y,O)=>{y.command=O}},metadata:V},Ce,Te),he(this,null,Ee,{kind:"accessor",name:"attachment",static:!1,private:!1,access:{has:y=>"attachment"in y,get:y=>y.attachment,set:(y,O)=>{y.attachment=O}},metadata:V},Ae,je),he(this,null,Se,{kind:"accessor",name:"mentions",static:!1,private:!1,access:{has:y=>"mentions"in y,get:y=>y.mentions,set:(y,O)=>{y.mentions=O}},metadata:V},P,k),he(this,null,W,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:y=>"clanIcon"in y,get:y=>y.clanIcon,set:(y,O)=>{y.clanIcon=O}},metadata:V},R,M),he(this,null,Z,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:y=>"clanTag"in y,get:y=>y.clanTag,set:(y,O)=>{y.clanTag=O}},metadata:V},ot,dt),he(this,null,nt,{kind:"accessor",name:"deleted",static:!1,private:!1,access:{has:y=>"deleted"in y,get:y=>y.deleted,set:(y,O)=>{y.deleted=O}},metadata:V},lt,ct),he(this,null,ut,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,O)=>{y.lightTheme=O}},metadata:V},ht,ft),he(this,null,mt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:y=>"compactMode"in y,get:y=>y.compactMode,set:(y,O)=>{y.compactMode=O}},metadata:V},pt,vt),he(null,t={value:r},e,{kind:"class",name:r.name,metadata:V},null,i),gt=r=t.value,V&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:V})}static styles=G`
		:host {
			color: #b9bbbe;
			display: flex;
			font-size: 0.875rem;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;

			padding-top: 2px;
			margin-left: 56px;
			margin-bottom: 4px;
			align-items: center;
			line-height: 1.125rem;
			position: relative;
			white-space: pre;
			user-select: none;
		}

		:host([light-theme]) {
			color: #4f5660;
		}

		:host([compact-mode]),
		:host([deleted]) {
			margin-left: 62px;
			margin-bottom: 0;
		}

		:host:before {
			content: '';
			display: block;
			position: absolute;
			top: 50%;
			right: 100%;
			bottom: 0;
			left: -36px;
			margin-right: 4px;
			margin-top: -1px;
			margin-left: -1px;
			margin-bottom: -2px;
			border-left: 2px solid #4f545c !important;
			border-bottom: 0 solid #4f545c !important;
			border-right: 0 solid #4f545c !important;
			border-top: 2px solid #4f545c !important;
			border-top-left-radius: 6px;
		}

		:host([light-theme]):before {
			border-color: #747f8d !important;
		}

		.discord-replied-message-avatar,
		.discord-reply-badge {
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			width: 16px;
			height: 16px;
			border-radius: 50%;
			user-select: none;
			margin-right: 0.25rem;
		}

		.discord-reply-badge {
			display: flex;
			align-items: center;
			justify-content: center;
			color: #b9bbbe;
			background: #202225;
		}

		:host([light-theme]) .discord-reply-badge {
			color: #4f5660;
			background: #e3e5e8;
		}

		:host .discord-clan-tag {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.8);
			color: #fff;
			font-size: 12px;
			font-weight: 500;
			margin-right: 0.25rem;
			border-radius: 4px;
			line-height: 100%;
			text-transform: uppercase;
			justify-content: space-between;
			display: inline-flex;
			align-items: center;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			height: 1.2rem;
			opacity: 0.55;
			transition: background-color 100ms ease-in-out;
			cursor: pointer;
		}

		:host .discord-clan-tag:hover {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.5);
		}

		:host([light-theme]) .discord-clan-tag {
			opacity: 0.65;
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.09);
			color: #000;
		}

		:host([light-theme]) .discord-clan-tag:hover {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host .discord-clan-tag svg,
		:host .discord-clan-tag img {
			display: inline-flex;
			align-items: center;
			margin-right: 0.25rem;
			right: 0.25rem;
		}

		:host .discord-clan-tag span {
			display: inline-flex;
			align-items: center;
			user-select: none;
			-webkit-user-select: none;
			line-height: 1rem !important;
		}

		.discord-application-tag {
			background-color: hsl(235, 85.6%, 64.7%);
			color: #fff;
			font-size: 0.625rem;
			margin-right: 0.25rem;
			line-height: 100%;
			text-transform: uppercase;

			/* Use flex layout to ensure both verified icon and "BOT" text are aligned to center */
			display: flex;
			align-items: center;

			/* Styling taken through Inspect Element on Discord client for Windows */
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host([compact-mode]) .discord-application-tag {
			margin-right: 0.25rem;
		}

		.discord-application-tag .discord-application-tag-verified {
			width: 0.9375rem;
			height: 0.9375rem;
			margin-left: -0.1rem;
		}

		.discord-application-tag.discord-application-tag-op {
			background-color: #c9cdfb;
			color: #4752c4;
			border-radius: 0.4rem;
		}

		.discord-replied-message-username {
			flex-shrink: 0;
			font-size: inherit;
			line-height: inherit;
			margin-right: 0.25rem;
			opacity: 0.64;
			font-weight: 500;
			color: #fff;
		}

		.discord-replied-message-username:hover {
			text-decoration: underline;
			cursor: pointer;
		}

		.discord-replied-message-content {
			color: inherit;
			font-size: inherit;
			line-height: inherit;
			white-space: pre;
			text-overflow: ellipsis;
			user-select: none;
			cursor: pointer;
		}

		.discord-replied-deleted-message-content {
			color: inherit;
			font-size: inherit;
			line-height: inherit;
			white-space: pre;
			text-overflow: ellipsis;
		}

		.discord-message-edited {
			color: #72767d;
			font-size: 10px;
		}

		:host([light-theme]) .discord-message-edited {
			color: #99aab5;
		}

		.discord-replied-message-content:hover {
			color: #fff;
		}

		:host([light-theme]) .discord-replied-message-content:hover {
			color: #000;
		}

		:host .discord-replied-message-content .discord-message-edited {
			margin-left: 0.25rem;
		}

		.discord-replied-message-content-icon {
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			width: 20px;
			height: 20px;
			margin-left: 4px;
		}
	`;#e=K(this,o,void 0);get profile(){return this.#e}set profile(V){this.#e=V}#t=(K(this,n),K(this,h,"User"));get author(){return this.#t}set author(V){this.#t=V}#r=(K(this,c),K(this,v,void 0));get avatar(){return this.#r}set avatar(V){this.#r=V}#i=(K(this,f),K(this,m,!1));get bot(){return this.#i}set bot(V){this.#i=V}#s=(K(this,p),K(this,I,!1));get server(){return this.#s}set server(V){this.#s=V}#a=(K(this,T),K(this,$,!1));get officialApp(){return this.#a}set officialApp(V){this.#a=V}#d=(K(this,w),K(this,ce,!1));get op(){return this.#d}set op(V){this.#d=V}#n=(K(this,me),K(this,_e,!1));get verified(){return this.#n}set verified(V){this.#n=V}#l=(K(this,xe),K(this,ye,!1));get edited(){return this.#l}set edited(V){this.#l=V}#c=(K(this,we),K(this,Me,void 0));get roleColor(){return this.#c}set roleColor(V){this.#c=V}#o=(K(this,ke),K(this,Ce,!1));get command(){return this.#o}set command(V){this.#o=V}#u=(K(this,Te),K(this,Ae,!1));get attachment(){return this.#u}set attachment(V){this.#u=V}#h=(K(this,je),K(this,P,!1));get mentions(){return this.#h}set mentions(V){this.#h=V}#f=(K(this,k),K(this,R,void 0));get clanIcon(){return this.#f}set clanIcon(V){this.#f=V}#m=(K(this,M),K(this,ot,void 0));get clanTag(){return this.#m}set clanTag(V){this.#m=V}#p=(K(this,dt),K(this,lt,!1));get deleted(){return this.#p}set deleted(V){this.#p=V}#v=(K(this,ct),K(this,ht,!1));get lightTheme(){return this.#v}set lightTheme(V){this.#v=V}#g=(K(this,ft),K(this,pt,!1));get compactMode(){return this.#g}set compactMode(V){this.#g=V}resolveAvatar(V){return Le[V]??V??Le.default}render(){let V={author:this.author,bot:this.bot,verified:this.verified,officialApp:this.officialApp,op:this.op,server:this.server,roleColor:this.roleColor,clanIcon:this.clanIcon,clanTag:this.clanTag},y=Reflect.get(Et,this.profile)??{},O={...V,...y,avatar:this.resolveAvatar(y.avatar??this.avatar)},Xe=Tr(O.clanIcon),bt=O.clanTag?.slice(0,4),wt=d`
			${B(O.bot&&!O.server&&!O.officialApp,()=>d`<span class="discord-application-tag">${O.verified?We():""}App</span>`)}
			${B(O.server&&!O.bot&&!O.officialApp,()=>d`<span class="discord-application-tag">Server</span>`)}
			${B(O.officialApp&&!O.server&&!O.bot,()=>d`<span class="discord-application-tag">${We()}OFFICIAL</span>`)}
		`;return d`${B(this.compactMode||this.deleted,()=>d`<div class="discord-reply-badge">${ms()}</div>`,()=>d`<img class="discord-replied-message-avatar" src="${D(O.avatar)}" alt="${D(O.author)}" />`)}
		${B(this.deleted,()=>d`<div class="discord-replied-deleted-message-content"><em>Original message was deleted</em></div>`,()=>d`${wt}
					<span class="discord-replied-message-username" style=${Ze({color:O.roleColor})}
						>${B(this.mentions,()=>"@")}${O.author}</span
					>
					${B(O.clanIcon&&O.clanTag&&O.clanTag?.length>0,()=>d`<span class="discord-clan-tag">
								${Xe==="string"?d`<img
											srcset=${D(Xe)}
											alt=${D(bt)}
											width="12"
											height="12"
											draggable="false"
										/>`:Xe}
								<span>${bt}</span>
							</span>`)}
					<!-- display: inline -->
					<div class="discord-replied-message-content"
						><slot></slot>${B(this.edited,()=>d`<span class="discord-message-edited">(edited)</span>`)}</div
					>
					${B(this.command,()=>Ii({class:"discord-replied-message-content-icon"}),()=>B(this.attachment,()=>Si({class:"discord-replied-message-content-icon"})))}`)}`}constructor(){super(...arguments),K(this,vt)}static{K(r,i)}};return gt=r})();var yn=E`
	<path d="M4.61241 0L6 0.845294L1.38759 10L0 9.15471L4.61241 0Z" fill="currentColor" />
`;function ps(e={}){return d`<svg ${A(e)} class="discord-command-icon" aria-hidden="false" width="6" height="10" viewBox="0 0 6 10" fill="none">
		${yn}
	</svg>`}var wn=E`
	<path fill="currentColor" d="M2.06 7.61c-.25.95.31 1.92 1.26 2.18l4.3 1.15c.94.25 1.91-.31 2.17-1.26l1.15-4.3c.25-.94-.31-1.91-1.26-2.17l-4.3-1.15c-.94-.25-1.91.31-2.17 1.26l-1.15 4.3ZM12.98 7.87a2 2 0 0 0 1.75 2.95H20a2 2 0 0 0 1.76-2.95l-2.63-4.83a2 2 0 0 0-3.51 0l-2.63 4.83ZM5.86 13.27a.89.89 0 0 1 1.28 0l.75.77a.9.9 0 0 0 .54.26l1.06.12c.5.06.85.52.8 1.02l-.13 1.08c-.02.2.03.42.14.6l.56.92c.27.43.14 1-.28 1.26l-.9.58a.92.92 0 0 0-.37.48l-.36 1.02a.9.9 0 0 1-1.15.57l-1-.36a.89.89 0 0 0-.6 0l-1 .36a.9.9 0 0 1-1.15-.57l-.36-1.02a.92.92 0 0 0-.37-.48l-.9-.58a.93.93 0 0 1-.28-1.26l.56-.93c.11-.17.16-.38.14-.59l-.12-1.08c-.06-.5.3-.96.8-1.02l1.05-.12a.9.9 0 0 0 .54-.26l.75-.77ZM18.52 13.71a1.1 1.1 0 0 0-2.04 0l-.46 1.24c-.19.5-.57.88-1.07 1.07l-1.24.46a1.1 1.1 0 0 0 0 2.04l1.24.46c.5.19.88.57 1.07 1.07l.46 1.24c.35.95 1.7.95 2.04 0l.46-1.24c.19-.5.57-.88 1.07-1.07l1.24-.46a1.1 1.1 0 0 0 0-2.04l-1.24-.46a1.8 1.8 0 0 1-1.07-1.07l-.46-1.24Z">
	</path>
`;function vs(e={}){return d`<svg ${A(e)} class="discord-command-icon-name" aria-hidden="false" width="10" height="10" viewBox="0 0 24 24" fill="none">
		${wn}
	</svg>`}var $n=E`
	<path fill="currentColor" d="M5.3 9.3a1 1 0 0 1 1.4 0l5.3 5.29 5.3-5.3a1 1 0 1 1 1.4 1.42l-6 6a1 1 0 0 1-1.4 0l-6-6a1 1 0 0 1 0-1.42Z"></path>
`;function Er(e={}){return d`<svg ${A(e)} aria-hidden="false" width="18" height="18" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		${$n}
	</svg>`}var Mn=E`
	<path fill="color-mix( in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%" d="M12 22a10 10 0 1 0-8.45-4.64c.13.19.11.44-.04.61l-2.06 2.37A1 1 0 0 0 2.2 22H12Z" class="">
    </path>
`;function gs(e={}){return d`<svg ${A(e)} aria-hidden="false" width="16" height="16" viewBox="0 0 24 24" fill="none">${Mn}</svg>`}var le=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},F=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},za=(()=>{let e=[X("discord-command")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[],U,$=[],w=[],N,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],k=[],W,R=[],M=[],Z,ot=[],dt=[],nt,lt=[],ct=[],ut,ht=[],ft=[],mt,pt=[],vt=[],gt,V=[],y=[],O,Xe=[],bt=[];var wt=class extends s{static{r=this}static{let S=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({attribute:"profile"})],u=[x({attribute:"author"})],l=[x({attribute:"avatar"})],b=[x({attribute:"role-color"})],_=[x({attribute:"command"})],U=[x({attribute:"type"})],N=[x({attribute:"context-user-profile"})],pe=[x({attribute:"context-user-name"})],ze=[x({attribute:"context-user-image"})],$e=[x({attribute:"context-user-role-color"})],He=[x({type:Boolean,attribute:"context-user-bot"})],Ee=[x({type:Boolean,attribute:"context-user-bot-verified"})],Se=[x({type:Boolean,attribute:"context-command-reply"})],W=[x({type:Boolean,attribute:"context-attachment-reply"})],Z=[x({type:String,attribute:"context-message-reply"})],nt=[x({type:Boolean,attribute:"context-message-deleted"})],ut=[x({type:Boolean,attribute:"context-user-application-official"})],mt=[x({type:Boolean,attribute:"context-user-server"})],gt=[ie({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],O=[ie({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],le(this,null,a,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:z=>"profile"in z,get:z=>z.profile,set:(z,q)=>{z.profile=q}},metadata:S},o,n),le(this,null,u,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:z=>"author"in z,get:z=>z.author,set:(z,q)=>{z.author=q}},metadata:S},h,c),le(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:z=>"avatar"in z,get:z=>z.avatar,set:(z,q)=>{z.avatar=q}},metadata:S},v,f),le(this,null,b,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:z=>"roleColor"in z,get:z=>z.roleColor,set:(z,q)=>{z.roleColor=q}},metadata:S},m,p),le(this,null,_,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:z=>"command"in z,get:z=>z.command,set:(z,q)=>{z.command=q}},metadata:S},I,T),le(this,null,U,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:z=>"type"in z,get:z=>z.type,set:(z,q)=>{z.type=q}},metadata:S},$,w),le(this,null,N,{kind:"accessor",name:"contextUserProfile",static:!1,private:!1,access:{has:z=>"contextUserProfile"in z,get:z=>z.contextUserProfile,set:(z,q)=>{z.contextUserProfile=q}},metadata:S},ce,me),le(this,null,pe,{kind:"accessor",name:"contextUserName",static:!1,private:!1,access:{has:z=>"contextUserName"in z,get:z=>z.contextUserName,set:(z,q)=>{z.contextUserName=q}},metadata:S},_e,xe),le(this,null,ze,{kind:"accessor",name:"contextUserAvatar",static:!1,private:!1,access:{has:z=>"contextUserAvatar"in z,get:z=>z.contextUserAvatar,set:(z,q)=>{z.contextUserAvatar=q}},metadata:S},ye,we),le(this,null,$e,{kind:"accessor",name:"contextUserRoleColor",static:!1,private:!1,access:{has:z=>"contextUserRoleColor"in z,get:z=>z.contextUserRoleColor,set:(z,q)=>{z.contextUserRoleColor=q}},metadata:S},Me,ke),le(this,null,He,{kind:"accessor",name:"contextUserBot",static:!1,private:!1,access:{has:z=>"contextUserBot"in z,get:z=>z.contextUserBot,set:(z,q)=>{z.contextUserBot=q}},metadata:S},Ce,Te),le(this,null,Ee,{kind:"accessor",name:"contextUserBotVerified",static:!1,private:!1,access:{has:z=>"contextUserBotVerified"in z,get:z=>z.contextUserBotVerified,set:(z,q)=>{z.contextUserBotVerified=q}},metadata:S},Ae,je),le(this,null,Se,{kind:"accessor",name:"contextCommandReply",static:!1,private:!1,access:{has:z=>"contextCommandReply"in z,get:z=>z.contextCommandReply,set:(z,q)=>{z.contextCommandReply=q}},metadata:S},P,k),le(this,null,W,{kind:"accessor",name:"contextAttachmentReply",static:!1,private:!1,access:{has:z=>"contextAttachmentReply"in z,get:z=>z.contextAttachmentReply,set:(z,q)=>{z.contextAttachmentReply=q}},metadata:S},R,M),le(this,null,Z,{kind:"accessor",name:"contextMessageReply",static:!1,private:!1,access:{has:z=>"contextMessageReply"in z,get:z=>z.contextMessageReply,set:(z,q)=>{z.contextMessageReply=q}},metadata:S},ot,dt),le(this,null,nt,{kind:"accessor",name:"contextMessageDeleted",static:!1,private:!1,access:{has:z=>"contextMessageDeleted"in z,get:z=>z.contextMessageDeleted,set:(z,q)=>{z.contextMessageDeleted=q}},metadata:S},lt,ct),le(this,null,ut,{kind:"accessor",name:"contextUserOfficialApplication",static:!1,private:!1,access:{has:z=>"contextUserOfficialApplication"in z,get:z=>z.contextUserOfficialApplication,set:(z,q)=>{z.contextUserOfficialApplication=q}},metadata:S},ht,ft),le(this,null,mt,{kind:"accessor",name:"contextUserServer",static:!1,private:!1,access:{has:z=>"contextUserServer"in z,get:z=>z.contextUserServer,set:(z,q)=>{z.contextUserServer=q}},metadata:S},pt,vt),le(this,null,gt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:z=>"compactMode"in z,get:z=>z.compactMode,set:(z,q)=>{z.compactMode=q}},metadata:S},V,y),le(this,null,O,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:z=>"lightTheme"in z,get:z=>z.lightTheme,set:(z,q)=>{z.lightTheme=q}},metadata:S},Xe,bt),le(null,t={value:r},e,{kind:"class",name:r.name,metadata:S},null,i),wt=r=t.value,S&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:S})}static styles=[xa.styles,G`
			:host .discord-slash-command-name {
				color: color-mix(in oklab, hsl(200 calc(1 * 100%) 49.4% / 1) 100%, black 0%) !important;
				font-weight: 500;
				background-color: #3c4270;
				border-radius: 3px;
				display: flex;
				padding: 0 5px;
				align-items: center;
				gap: 2px;
				cursor: default;
			}

			:host .discord-slash-command-name:hover {
				color: #fffffd !important;
				background-color: #5865f2;
			}

			.discord-context-command-name {
				color: color-mix(in oklab, hsl(200 calc(1 * 100%) 49.4% / 1) 100%, black 0%) !important;
				opacity: 0.64;
				cursor: default;
				font-weight: 500;
			}

			.discord-arrow-right-icon {
				transform: rotate(267deg);
				width: 12px;
				height: 12px;
				fill: none;
				margin-right: 2px;
				margin-left: 2px;
				margin-top: 3px;
			}

			.discord-context-user {
				display: flex;
				align-items: center;
				margin-top: 3px;
			}

			.discord-message-margintop {
				margin-top: 3px;
			}

			:host .discord-message-deleted {
				color: rgb(185, 187, 190) !important;
				cursor: default;
			}

			:host .discord-replied-message-username {
				margin-right: 0;
			}

			:host([light-theme]) .discord-replied-message-username {
				color: rgb(46, 51, 56);
			}

			:host([compact-mode]) .discord-context-user {
				display: flex;
				align-items: center;
				margin: 0 !important;
			}

			:host([compact-mode]) .discord-message-margintop {
				margin-top: 0 !important;
			}
		`];#e=F(this,o,void 0);get profile(){return this.#e}set profile(S){this.#e=S}#t=(F(this,n),F(this,h,"User"));get author(){return this.#t}set author(S){this.#t=S}#r=(F(this,c),F(this,v,void 0));get avatar(){return this.#r}set avatar(S){this.#r=S}#i=(F(this,f),F(this,m,void 0));get roleColor(){return this.#i}set roleColor(S){this.#i=S}#s=(F(this,p),F(this,I,void 0));get command(){return this.#s}set command(S){this.#s=S}#a=(F(this,T),F(this,$,"slash_command"));get type(){return this.#a}set type(S){this.#a=S}#d=(F(this,w),F(this,ce,void 0));get contextUserProfile(){return this.#d}set contextUserProfile(S){this.#d=S}#n=(F(this,me),F(this,_e,"User"));get contextUserName(){return this.#n}set contextUserName(S){this.#n=S}#l=(F(this,xe),F(this,ye,void 0));get contextUserAvatar(){return this.#l}set contextUserAvatar(S){this.#l=S}#c=(F(this,we),F(this,Me,void 0));get contextUserRoleColor(){return this.#c}set contextUserRoleColor(S){this.#c=S}#o=(F(this,ke),F(this,Ce,!1));get contextUserBot(){return this.#o}set contextUserBot(S){this.#o=S}#u=(F(this,Te),F(this,Ae,!1));get contextUserBotVerified(){return this.#u}set contextUserBotVerified(S){this.#u=S}#h=(F(this,je),F(this,P,!1));get contextCommandReply(){return this.#h}set contextCommandReply(S){this.#h=S}#f=(F(this,k),F(this,R,!1));get contextAttachmentReply(){return this.#f}set contextAttachmentReply(S){this.#f=S}#m=(F(this,M),F(this,ot,void 0));get contextMessageReply(){return this.#m}set contextMessageReply(S){this.#m=S}#p=(F(this,dt),F(this,lt,!1));get contextMessageDeleted(){return this.#p}set contextMessageDeleted(S){this.#p=S}#v=(F(this,ct),F(this,ht,!1));get contextUserOfficialApplication(){return this.#v}set contextUserOfficialApplication(S){this.#v=S}#g=(F(this,ft),F(this,pt,!1));get contextUserServer(){return this.#g}set contextUserServer(S){this.#g=S}#b=(F(this,vt),F(this,V,!1));get compactMode(){return this.#b}set compactMode(S){this.#b=S}#_=(F(this,y),F(this,Xe,!1));get lightTheme(){return this.#_}set lightTheme(S){this.#_=S}validCommandTypes=(F(this,bt),new Set(["user_command","message_command","slash_command"]));checkType(){if(this.type){if(typeof this.type!="string")throw new TypeError("DiscordCommand `type` prop must be a string.");if(!this.validCommandTypes.has(this.type))throw new RangeError("DiscordCommand `type` prop must be one of: 'uer_command', 'message_command' or 'slash_command'")}}resolveAvatar(S){return Le[S]??S??Le.default}render(){this.checkType();let S={author:this.author,bot:!1,verified:!1,server:!1,roleColor:this.roleColor},z=Reflect.get(Et,this.profile)??{},q={...S,...z,avatar:this.resolveAvatar(z.avatar??this.avatar)},Ni={author:this.contextUserName,bot:this.contextUserBot,verified:this.contextUserBotVerified,server:!1,roleColor:this.contextUserRoleColor},vi=Reflect.get(Et,this.contextUserProfile)??{},Re={...Ni,...vi,avatar:this.resolveAvatar(vi.avatar??this.contextUserAvatar)},Li=this.contextMessageDeleted?d`<em class="discord-message-deleted">Original message was deleted</em>`:this.contextMessageReply;return d`
			${B(this.compactMode,()=>d`<div class="discord-reply-badge">${ps()}</div>`,()=>d`<img class="discord-replied-message-avatar" src="${D(q.avatar)}" alt="${D(q.author)}" />`)}
			<span class="discord-replied-message-username" style=${Ze({color:q.roleColor??""})}>${q.author}</span>
			<span> used </span>
			${B(this.type==="slash_command",()=>d`<div class="discord-replied-message-content discord-slash-command-name">
						${vs()}<span>${this.command}</span>
					</div>`)}
			${B(this.type==="user_command",()=>d`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Er({class:"discord-arrow-right-icon"})}
						<div class="discord-context-user">
							${B(!this.compactMode,()=>d`<img
										class="discord-replied-message-avatar"
										src="${D(Re.avatar)}"
										alt="${D(Re.author)}"
									/>`)}
							<span class="discord-replied-message-username" style=${Ze({color:Re.roleColor??""})}
								>${Re.author}</span
							>
						</div>`)}
			${B(this.type==="message_command",()=>d`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Er({class:"discord-arrow-right-icon"})}
						${B(!this.contextMessageDeleted,()=>d`<div class="discord-context-user">
									${B(!this.compactMode,()=>B(!this.contextUserOfficialApplication,()=>d`<img
													class="discord-replied-message-avatar"
													src="${D(Re.avatar)}"
													alt="${D(Re.author)}"
												/>`,()=>d`<img
													class="discord-replied-message-avatar"
													src="${D(Le.blue)}"
													alt="OFFICIALAPPLICATION"
												/>`))}
									${B(Re.bot,()=>d`<span class="discord-application-tag">${Re.verified?We():""}App</span>`,()=>B(this.contextUserServer,()=>d`<span class="discord-application-tag">SERVER</span>`,()=>B(this.contextUserOfficialApplication,()=>d`<span class="discord-application-tag">${We()}OFFICIAL</span>`)))}
									<span class="discord-replied-message-username" style=${Ze({color:Re.roleColor??""})}
										>${Re.author}</span
									><span></span>
								</div>`,()=>B(this.contextMessageDeleted,()=>gs({class:"discord-message-margintop",style:"margin-right: 3px;"})))}
						<div class="discord-replied-message-content discord-message-margintop">${Li}</div>
						${B(this.contextCommandReply&&!this.contextMessageDeleted,()=>Ii({class:"discord-replied-message-content-icon discord-message-margintop"}),()=>B(this.contextAttachmentReply,()=>Si({class:"discord-replied-message-content-icon discord-message-margintop"})))} `)}
		`}static{F(r,i)}};return wt=r})();var zt=Oe(class extends Ie{constructor(e){if(super(e),e.type!==ge.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(r=>r!=="")));for(let r in t)t[r]&&!this.nt?.has(r)&&this.st.add(r);return this.render(t)}let i=e.element.classList;for(let r of this.st)r in t||(i.remove(r),this.st.delete(r));for(let r in t){let s=!!t[r];s===this.st.has(r)||this.nt?.has(r)||(s?(i.add(r),this.st.add(r)):(i.remove(r),this.st.delete(r)))}return ne}});var Nt=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},Ge=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},w4=(()=>{let e=[X("discord-custom-emoji")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[];var U=class extends s{static{r=this}static{let $=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x()],u=[x()],l=[x({attribute:!1})],b=[x({type:Boolean,attribute:"embed-emoji"})],_=[x({type:Boolean,attribute:"jumbo"})],Nt(this,null,a,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:w=>"name"in w,get:w=>w.name,set:(w,N)=>{w.name=N}},metadata:$},o,n),Nt(this,null,u,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:w=>"url"in w,get:w=>w.url,set:(w,N)=>{w.url=N}},metadata:$},h,c),Nt(this,null,l,{kind:"accessor",name:"customEmojisMap",static:!1,private:!1,access:{has:w=>"customEmojisMap"in w,get:w=>w.customEmojisMap,set:(w,N)=>{w.customEmojisMap=N}},metadata:$},v,f),Nt(this,null,b,{kind:"accessor",name:"embedEmoji",static:!1,private:!1,access:{has:w=>"embedEmoji"in w,get:w=>w.embedEmoji,set:(w,N)=>{w.embedEmoji=N}},metadata:$},m,p),Nt(this,null,_,{kind:"accessor",name:"jumbo",static:!1,private:!1,access:{has:w=>"jumbo"in w,get:w=>w.jumbo,set:(w,N)=>{w.jumbo=N}},metadata:$},I,T),Nt(null,t={value:r},e,{kind:"class",name:r.name,metadata:$},null,i),U=r=t.value,$&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:$})}static styles=G`
		.discord-custom-emoji {
			display: inline-block;
			cursor: pointer;
		}

		.discord-custom-emoji .discord-custom-emoji-image {
			object-fit: contain;
			width: 1.375rem;
			height: 1.375rem;
			vertical-align: bottom;
		}

		.discord-custom-emoji .discord-custom-jumbo-emoji-image {
			width: 3rem;
			height: 3rem;
			min-height: 3rem;
		}

		.discord-embed-custom-emoji {
			display: inline-block;
		}

		.discord-embed-custom-emoji .discord-embed-custom-emoji-image {
			width: 18px;
			height: 18px;
			vertical-align: bottom;
		}
	`;#e=Ge(this,o,void 0);get name(){return this.#e}set name($){this.#e=$}#t=(Ge(this,n),Ge(this,h,void 0));get url(){return this.#t}set url($){this.#t=$}#r=(Ge(this,c),Ge(this,v,{}));get customEmojisMap(){return this.#r}set customEmojisMap($){this.#r=$}#i=(Ge(this,f),Ge(this,m,void 0));get embedEmoji(){return this.#i}set embedEmoji($){this.#i=$}#s=(Ge(this,p),Ge(this,I,void 0));get jumbo(){return this.#s}set jumbo($){this.#s=$}willUpdate(){if(!this.url&&this.name){let $=Ut(this.name)??this.customEmojisMap[this.name];$&&(this.url??=$.url??"",this.embedEmoji??=$.embedEmoji??!1)}}render(){let $=`:${this.name}:`;return d`<span
			class=${zt({"discord-embed-custom-emoji":this.embedEmoji,"discord-custom-emoji":!this.embedEmoji})}
			><img
				aria-label=${$}
				src=${D(this.url)}
				alt=${$}
				draggable="false"
				class=${zt({"discord-embed-custom-emoji-image":this.embedEmoji,"discord-custom-emoji-image":!this.embedEmoji,"discord-custom-jumbo-emoji-image":this.jumbo})}
		/></span> `}constructor(){super(...arguments),Ge(this,T)}static{Ge(r,i)}};return U=r})();var Be=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},re=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},ya=(()=>{let e=[X("discord-embed")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[],U,$=[],w=[],N,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[];var Se=class extends s{static{r=this}static{let P=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x()],u=[x({attribute:"author-name"})],l=[x({attribute:"author-image"})],b=[x({attribute:"author-url"})],_=[x({attribute:"embed-title"})],U=[x({attribute:!1})],N=[x()],pe=[x()],ze=[x()],$e=[x()],He=[x()],Ee=[ie({context:ue,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Be(this,null,a,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:k=>"color"in k,get:k=>k.color,set:(k,W)=>{k.color=W}},metadata:P},o,n),Be(this,null,u,{kind:"accessor",name:"authorName",static:!1,private:!1,access:{has:k=>"authorName"in k,get:k=>k.authorName,set:(k,W)=>{k.authorName=W}},metadata:P},h,c),Be(this,null,l,{kind:"accessor",name:"authorImage",static:!1,private:!1,access:{has:k=>"authorImage"in k,get:k=>k.authorImage,set:(k,W)=>{k.authorImage=W}},metadata:P},v,f),Be(this,null,b,{kind:"accessor",name:"authorUrl",static:!1,private:!1,access:{has:k=>"authorUrl"in k,get:k=>k.authorUrl,set:(k,W)=>{k.authorUrl=W}},metadata:P},m,p),Be(this,null,_,{kind:"accessor",name:"embedTitle",static:!1,private:!1,access:{has:k=>"embedTitle"in k,get:k=>k.embedTitle,set:(k,W)=>{k.embedTitle=W}},metadata:P},I,T),Be(this,null,U,{kind:"accessor",name:"embedEmojisMap",static:!1,private:!1,access:{has:k=>"embedEmojisMap"in k,get:k=>k.embedEmojisMap,set:(k,W)=>{k.embedEmojisMap=W}},metadata:P},$,w),Be(this,null,N,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:k=>"url"in k,get:k=>k.url,set:(k,W)=>{k.url=W}},metadata:P},ce,me),Be(this,null,pe,{kind:"accessor",name:"thumbnail",static:!1,private:!1,access:{has:k=>"thumbnail"in k,get:k=>k.thumbnail,set:(k,W)=>{k.thumbnail=W}},metadata:P},_e,xe),Be(this,null,ze,{kind:"accessor",name:"image",static:!1,private:!1,access:{has:k=>"image"in k,get:k=>k.image,set:(k,W)=>{k.image=W}},metadata:P},ye,we),Be(this,null,$e,{kind:"accessor",name:"video",static:!1,private:!1,access:{has:k=>"video"in k,get:k=>k.video,set:(k,W)=>{k.video=W}},metadata:P},Me,ke),Be(this,null,He,{kind:"accessor",name:"provider",static:!1,private:!1,access:{has:k=>"provider"in k,get:k=>k.provider,set:(k,W)=>{k.provider=W}},metadata:P},Ce,Te),Be(this,null,Ee,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:k=>"lightTheme"in k,get:k=>k.lightTheme,set:(k,W)=>{k.lightTheme=W}},metadata:P},Ae,je),Be(null,t={value:r},e,{kind:"class",name:r.name,metadata:P},null,i),Se=r=t.value,P&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:P})}static styles=G`
		:host {
			color: #dcddde;
			display: flex;
			font-size: 13px;
			line-height: 150%;
			margin-bottom: 8px;
			margin-top: 8px;
		}

		:host([light-theme]) {
			color: #2e3338;
		}

		:host .discord-left-border {
			background-color: #202225;
			border-radius: 4px 0 0 4px;
			flex-shrink: 0;
			width: 4px;
		}

		:host([light-theme]) .discord-left-border {
			background-color: #e3e5e8;
		}

		:host .discord-embed-root {
			display: grid;
			grid-auto-flow: row;
			grid-row-gap: 0.25rem;
			min-height: 0;
			min-width: 0;
			text-indent: 0;
		}

		:host .discord-embed-wrapper {
			background-color: #2f3136;
			max-width: 520px;
			border: 1px solid rgba(46, 48, 54, 0.6);
			border-radius: 0 4px 4px 0;
			justify-self: start;
			align-self: start;
			display: grid;
			box-sizing: border-box;
		}

		:host([light-theme]) .discord-embed-wrapper {
			background-color: rgb(242, 243, 245);
			border-color: rgba(205, 205, 205, 0.3);
		}

		:host .discord-embed-wrapper .discord-embed-grid {
			display: inline-grid;
			grid-template-columns: auto -webkit-min-content;
			grid-template-columns: auto min-content;
			grid-template-columns: auto;
			grid-template-rows: auto;
			padding: 0.5rem 1rem 1rem 0.75rem;
		}

		:host .discord-embed-thumbnail {
			border-radius: 4px;
			flex-shrink: 0;
			grid-column: 2/2;
			grid-row: 1/8;
			justify-self: end;
			margin-left: 16px;
			margin-top: 8px;
			max-height: 80px;
			max-width: 80px;
			object-fit: contain;
			object-position: top center;
		}

		:host .discord-embed-author {
			-webkit-box-align: center;
			align-items: center;
			color: #fff;
			font-size: 14px;
			display: flex;
			font-weight: 600;
			grid-column: 1 / 1;
			margin-top: 8px;
			min-width: 0;
		}

		:host([light-theme]) .discord-embed-author {
			color: #060607;
		}

		:host .discord-embed-author a {
			color: #fff;
			font-weight: 600;
			text-decoration: none;
		}

		:host .discord-embed-author a:hover {
			text-decoration: underline;
		}

		:host([light-theme]) .discord-embed-author a {
			color: #060607;
		}

		:host .discord-embed-author .discord-author-image {
			border-radius: 50%;
			height: 24px;
			margin-right: 8px;
			width: 24px;
		}

		:host .discord-embed-author-block,
		:host .discord-embed-author-block > span {
			max-width: 95%;
		}

		:host .discord-embed-provider {
			font-size: 0.75rem;
			line-height: 1rem;
			font-weight: 400;
			grid-column: 1/1;
			margin-top: 8px;
			unicode-bidi: plaintext;
			text-align: left;
		}

		:host([light-theme]) .discord-embed-provider {
			color: #4f545c;
		}

		:host .discord-embed-title {
			-webkit-box-align: center;
			align-items: center;
			color: #fff;
			display: inline-block;
			font-size: 1rem;
			font-weight: 600;
			grid-column: 1 / 1;
			margin-top: 8px;
			min-width: 0;
		}

		:host([light-theme]) .discord-embed-title {
			color: #060607;
		}

		:host .discord-embed-title a {
			color: #00aff4;
			font-weight: 600;
			text-decoration: none;
		}

		:host .discord-embed-title a:hover {
			text-decoration: underline;
		}

		:host .discord-embed-image {
			border-radius: 4px;
			max-width: 300px;
			max-height: 300px;
		}

		:host .discord-embed-media {
			border-radius: 4px;
			contain: paint;
			display: block;
			grid-column: 1/1;
			margin-top: 16px;
		}

		:host .discord-embed-media.discord-embed-media-video {
			height: 225px;
		}

		:host .discord-embed.media .discord-embed-image {
			overflow: hidden;
			position: relative;
			user-select: text;
		}

		:host .discord-embed-media .discord-embed-video {
			-webkit-box-align: center;
			-webkit-box-pack: center;
			align-items: center;
			border-radius: 0;
			cursor: pointer;
			display: flex;
			height: 100%;
			justify-content: center;
			max-height: 100%;
			width: 100%;

			width: 400px;
			height: 225px;
			left: 0px;
			top: 0px;
		}

		.discord-embed-custom-emoji {
			display: inline-block;
		}

		.discord-embed-custom-emoji .discord-embed-custom-emoji-image {
			width: 18px;
			height: 18px;
			vertical-align: bottom;
		}

		slot[name='footer']::slotted(*) {
			grid-column: 1/3;
			grid-row: auto/auto;
		}
	`;#e=re(this,o,void 0);get color(){return this.#e}set color(P){this.#e=P}#t=(re(this,n),re(this,h,void 0));get authorName(){return this.#t}set authorName(P){this.#t=P}#r=(re(this,c),re(this,v,void 0));get authorImage(){return this.#r}set authorImage(P){this.#r=P}#i=(re(this,f),re(this,m,void 0));get authorUrl(){return this.#i}set authorUrl(P){this.#i=P}#s=(re(this,p),re(this,I,void 0));get embedTitle(){return this.#s}set embedTitle(P){this.#s=P}#a=(re(this,T),re(this,$,{}));get embedEmojisMap(){return this.#a}set embedEmojisMap(P){this.#a=P}#d=(re(this,w),re(this,ce,void 0));get url(){return this.#d}set url(P){this.#d=P}#n=(re(this,me),re(this,_e,void 0));get thumbnail(){return this.#n}set thumbnail(P){this.#n=P}#l=(re(this,xe),re(this,ye,void 0));get image(){return this.#l}set image(P){this.#l=P}#c=(re(this,we),re(this,Me,void 0));get video(){return this.#c}set video(P){this.#c=P}#o=(re(this,ke),re(this,Ce,void 0));get provider(){return this.#o}set provider(P){this.#o=P}#u=(re(this,Te),re(this,Ae,!1));get lightTheme(){return this.#u}set lightTheme(P){this.#u=P}render(){let P=this.parseTitle(this.authorName),k=this.parseTitle(this.embedTitle);return d`<div style=${Ze({"background-color":this.color})} class="discord-left-border"></div>
			<div class="discord-embed-root">
				<div class="discord-embed-wrapper">
					<div class="discord-embed-grid">
						${B(this.provider,()=>d`<div class="discord-embed-provider">${this.provider}</div>`)}
						${B(P,()=>d`<div class="discord-embed-author">
									${B(this.authorImage,()=>d`<img src=${D(this.authorImage)} alt="" class="discord-author-image" />`)}
									${B(this.authorUrl,()=>d`<a
												href=${D(this.authorUrl)}
												target="_blank"
												rel="noopener noreferrer"
												class="discord-embed-author-block"
											>
												<span class="discord-embed-author-block">${P}</span>
											</a>`,()=>d`<span class="discord-embed-author-block">${P}</span>`)}
								</div>`)}
						${B(k,()=>d`<div class="discord-embed-title">
									${this.url?d`<a href="${this.url}" target="_blank" rel="noopener noreferrer"> ${k} </a>`:d`${k}`}
								</div>`)}
						<slot name="description"></slot>
						<slot name="fields"></slot>
						${B(this.image||this.video,()=>d`<div class=${zt({"discord-embed-media":!0,"discord-embed-media-video":!!this.video})}>
									${this.renderMedia()}
								</div>`)}
						${B(this.thumbnail,()=>d`<img src=${D(this.thumbnail)} alt="" class="discord-embed-thumbnail" />`)}
						<slot name="footer"></slot>
					</div>
				</div>
			</div>`}renderMedia(){return this.video?d`
				<video
					controls
					muted
					preload="none"
					poster=${D(this.image)}
					src=${D(this.video)}
					height="225"
					width="400"
					class="discord-embed-video"
				>
					<img src=${D(this.image)} alt="Discord embed media" class="discord-embed-image" />
				</video>
			`:this.image?d`<img src=${D(this.image)} alt="Discord embed media" class="discord-embed-image" />`:null}parseTitle(P){if(!P)return null;let k=[],W="";for(let R of P.split(`
`)){for(let M of R.split(" ")){let Z=Ut(M)??this.embedEmojisMap[M]??{};Z.name?k.push(d`<discord-custom-emoji name=${Z.name} url=${D(Z.url)} embed-emoji></discord-custom-emoji>`):W+=`${M} `,W===" "&&k.push(d`<br />`)}k.push(W),W=""}return k.map(R=>typeof R=="string"?d`<span>${R}</span>`:R)}constructor(){super(...arguments),re(this,je)}static{re(r,i)}};return Se=r})();var Lt=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},Ke=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},wa=(()=>{let e=[X("discord-embed-field")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[];var U=class extends s{static{r=this}static{let $=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({reflect:!0,attribute:"field-title"})],u=[x({attribute:!1})],l=[x({type:Boolean,reflect:!0,attribute:"inline"})],b=[x({type:Number,reflect:!0,attribute:"inline-index"})],_=[ie({context:ue,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Lt(this,null,a,{kind:"accessor",name:"fieldTitle",static:!1,private:!1,access:{has:w=>"fieldTitle"in w,get:w=>w.fieldTitle,set:(w,N)=>{w.fieldTitle=N}},metadata:$},o,n),Lt(this,null,u,{kind:"accessor",name:"embedFieldEmojisMap",static:!1,private:!1,access:{has:w=>"embedFieldEmojisMap"in w,get:w=>w.embedFieldEmojisMap,set:(w,N)=>{w.embedFieldEmojisMap=N}},metadata:$},h,c),Lt(this,null,l,{kind:"accessor",name:"inline",static:!1,private:!1,access:{has:w=>"inline"in w,get:w=>w.inline,set:(w,N)=>{w.inline=N}},metadata:$},v,f),Lt(this,null,b,{kind:"accessor",name:"inlineIndex",static:!1,private:!1,access:{has:w=>"inlineIndex"in w,get:w=>w.inlineIndex,set:(w,N)=>{w.inlineIndex=N}},metadata:$},m,p),Lt(this,null,_,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,N)=>{w.lightTheme=N}},metadata:$},I,T),Lt(null,t={value:r},e,{kind:"class",name:r.name,metadata:$},null,i),U=r=t.value,$&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:$})}static styles=G`
		:host {
			font-size: 0.875rem;
			line-height: 1.125rem;
			min-width: 0;
			font-weight: 400;
			grid-column: 1/13;
			word-break: break-word;
		}

		:host .discord-field-title {
			color: #ffffff;
			font-weight: 600;
			font-size: 0.875rem;
			line-height: 1.125rem;
			min-width: 0;
			margin-bottom: 2px;
		}

		:host .discord-inline-field {
			flex-grow: 1;
			flex-basis: auto;
			min-width: 150px;
		}

		:host([light-theme]) .discord-field-title {
			color: #313338;
		}
	`;#e=Ke(this,o,void 0);get fieldTitle(){return this.#e}set fieldTitle($){this.#e=$}#t=(Ke(this,n),Ke(this,h,{}));get embedFieldEmojisMap(){return this.#t}set embedFieldEmojisMap($){this.#t=$}#r=(Ke(this,c),Ke(this,v,!1));get inline(){return this.#r}set inline($){this.#r=$}#i=(Ke(this,f),Ke(this,m,void 0));get inlineIndex(){return this.#i}set inlineIndex($){this.#i=$}#s=(Ke(this,p),Ke(this,I,!1));get lightTheme(){return this.#s}set lightTheme($){this.#s=$}validInlineIndices=(Ke(this,T),new Set([1,2,3]));checkInlineIndex(){if(this.inlineIndex){let $=Number(this.inlineIndex);if(!Number.isNaN($)&&!this.validInlineIndices.has($))throw new RangeError("DiscordEmbedField `inlineIndex` prop must be one of: 1, 2, or 3")}}render(){this.checkInlineIndex();let $=this.parseTitle(this.fieldTitle),w=B($,()=>d`<div class="discord-field-title">${[...$]}</div>`);return d`${w}<slot></slot>`}parseTitle($){if(!$)return null;let w=[],N="";for(let ce of $.split(`
`)){for(let me of ce.split(" ")){let pe=Ut(me)??this.embedFieldEmojisMap[me]??{};pe.name?w.push(d`<discord-custom-emoji name=${pe.name} url=${D(pe.url)} embed-emoji></discord-custom-emoji>`):N+=`${me} `,N===" "&&w.push(d`<br />`)}w.push(N),N=""}return w.map(ce=>typeof ce=="string"?d`<span>${ce}</span>`:ce)}static{Ke(r,i)}};return U=r})();var Vi=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},tt=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},$a=(()=>{let e=[X("discord-embed-footer")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[];var _=class extends s{static{r=this}static{let I=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({attribute:"footer-image"})],u=[x({attribute:"footer-image-alt"})],l=[x({type:String,reflect:!0,converter:T=>Pt(T),attribute:!0})],b=[ie({context:ue,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Vi(this,null,a,{kind:"accessor",name:"footerImage",static:!1,private:!1,access:{has:T=>"footerImage"in T,get:T=>T.footerImage,set:(T,U)=>{T.footerImage=U}},metadata:I},o,n),Vi(this,null,u,{kind:"accessor",name:"footerImageAlt",static:!1,private:!1,access:{has:T=>"footerImageAlt"in T,get:T=>T.footerImageAlt,set:(T,U)=>{T.footerImageAlt=U}},metadata:I},h,c),Vi(this,null,l,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:T=>"timestamp"in T,get:T=>T.timestamp,set:(T,U)=>{T.timestamp=U}},metadata:I},v,f),Vi(this,null,b,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:T=>"lightTheme"in T,get:T=>T.lightTheme,set:(T,U)=>{T.lightTheme=U}},metadata:I},m,p),Vi(null,t={value:r},e,{kind:"class",name:r.name,metadata:I},null,i),_=r=t.value,I&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:I})}static styles=G`
		:host {
			-webkit-box-align: center;
			align-items: center;
			display: flex;
			font-size: 12px;
			line-height: 16px;
			font-weight: 500;
			margin-top: 8px;
		}

		:host([light-theme]) {
			color: #747f8d;
		}

		:host .discord-footer-image {
			border-radius: 50%;
			flex-shrink: 0;
			height: 20px;
			margin-right: 8px;
			width: 20px;
		}

		:host .discord-footer-separator {
			color: #dcddde;
			font-weight: 500;
			display: inline-block;
			margin: 0 4px;
		}

		:host([light-theme]) .discord-footer-separator {
			color: #5c5e66;
		}
	`;#e=tt(this,o,void 0);get footerImage(){return this.#e}set footerImage(I){this.#e=I}#t=(tt(this,n),tt(this,h,void 0));get footerImageAlt(){return this.#t}set footerImageAlt(I){this.#t=I}#r=(tt(this,c),tt(this,v,void 0));get timestamp(){return this.#r}set timestamp(I){this.#r=I}#i=(tt(this,f),tt(this,m,!1));get lightTheme(){return this.#i}set lightTheme(I){this.#i=I}updateTimestamp(I){I&&!Number.isNaN(new Date(I).getTime())&&(this.timestamp=Pt(I))}render(){return this.updateTimestamp(this.timestamp),d`${B(this.footerImage,()=>d`<img src=${D(this.footerImage)} alt=${D(this.footerImageAlt)} class="discord-footer-image" />`)}
			<slot></slot>
			${B(this.timestamp,()=>d`<span class="discord-footer-separator">&bull;</span>`)}
			${B(this.timestamp,()=>` ${this.timestamp}`,()=>null)}`}constructor(){super(...arguments),tt(this,p)}static{tt(r,i)}};return _=r})();var kn=E`
 	<path 
		fill="currentColor" 
 		d="M15.56 11.77c.2-.1.44.02.44.23a4 4 0 1 1-4-4c.21 0 .33.25.23.44a2.5 2.5 0 0 0 3.32 3.32Z"
 	/>
  	<path 
		fill="currentColor" 
  		fill-rule="evenodd" 
  		d="M22.89 11.7q.105.3 0 .6C22.27 13.9 19.1 21 12 21c-7.11 0-10.27-7.11-10.89-8.7a.83.83 0 0 1 0-.6C1.73 10.1 4.9 3 12 3c7.11 0 10.27 7.11 10.89 8.7m-4.5-3.62A15.1 15.1 0 0 1 20.85 12c-.38.88-1.18 2.47-2.46 3.92C16.87 17.62 14.8 19 12 19s-4.87-1.38-6.39-3.08A15.1 15.1 0 0 1 3.15 12c.38-.88 1.18-2.47 2.46-3.92C7.13 6.38 9.2 5 12 5s4.87 1.38 6.39 3.08" 
  		clip-rule="evenodd"
  	/>
`;function bs(e={}){return d`<svg
		${A(e)}
		class="discord-message-ephemeral-icon"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${kn}
	</svg>`}var se=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},L=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},Ma=(()=>{let e=[X("discord-message")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[],_,I=[],T=[],U,$=[],w=[],N,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],k=[],W,R=[],M=[],Z,ot=[],dt=[],nt,lt=[],ct=[],ut,ht=[],ft=[],mt,pt=[],vt=[],gt,V=[],y=[],O,Xe=[],bt=[],wt,S=[],z=[],q,Ni=[],vi=[],Re,Li=[],Us=[],Ns,Ls=[],qs=[];var Fs=class extends s{static{r=this}static{let H=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x()],u=[x()],l=[x()],b=[x({type:Boolean})],_=[x({type:Boolean})],U=[x({type:Boolean,attribute:"official-app"})],N=[x({type:Boolean})],pe=[x({type:Boolean})],ze=[x({type:Boolean})],$e=[x({attribute:"role-color"})],He=[x({attribute:"role-icon"})],Ee=[x({attribute:"role-name"})],Se=[x({attribute:"clan-icon"})],W=[x({attribute:"clan-tag"})],Z=[x({type:Boolean,reflect:!0})],nt=[x({type:Boolean,reflect:!0})],ut=[x({type:String,converter:g=>Pt(g,!1,!1),attribute:!0})],mt=[x({type:Boolean,attribute:"twenty-four"})],gt=[x({type:Boolean,attribute:"message-body-only"})],O=[ie({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],wt=[ie({context:Fe}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],q=[ie({context:hs}),x({type:Boolean,reflect:!0,attribute:"no-background"})],Re=[x({type:Boolean,reflect:!0,attribute:"has-thread"})],Ns=[x({reflect:!1,attribute:"dismiss-message-clicked"})],se(this,null,a,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:g=>"profile"in g,get:g=>g.profile,set:(g,j)=>{g.profile=j}},metadata:H},o,n),se(this,null,u,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:g=>"author"in g,get:g=>g.author,set:(g,j)=>{g.author=j}},metadata:H},h,c),se(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:g=>"avatar"in g,get:g=>g.avatar,set:(g,j)=>{g.avatar=j}},metadata:H},v,f),se(this,null,b,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:g=>"bot"in g,get:g=>g.bot,set:(g,j)=>{g.bot=j}},metadata:H},m,p),se(this,null,_,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:g=>"server"in g,get:g=>g.server,set:(g,j)=>{g.server=j}},metadata:H},I,T),se(this,null,U,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:g=>"officialApp"in g,get:g=>g.officialApp,set:(g,j)=>{g.officialApp=j}},metadata:H},$,w),se(this,null,N,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:g=>"verified"in g,get:g=>g.verified,set:(g,j)=>{g.verified=j}},metadata:H},ce,me),se(this,null,pe,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:g=>"op"in g,get:g=>g.op,set:(g,j)=>{g.op=j}},metadata:H},_e,xe),se(this,null,ze,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:g=>"edited"in g,get:g=>g.edited,set:(g,j)=>{g.edited=j}},metadata:H},ye,we),se(this,null,$e,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:g=>"roleColor"in g,get:g=>g.roleColor,set:(g,j)=>{g.roleColor=j}},metadata:H},Me,ke),se(this,null,He,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:g=>"roleIcon"in g,get:g=>g.roleIcon,set:(g,j)=>{g.roleIcon=j}},metadata:H},Ce,Te),se(this,null,Ee,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:g=>"roleName"in g,get:g=>g.roleName,set:(g,j)=>{g.roleName=j}},metadata:H},Ae,je),se(this,null,Se,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:g=>"clanIcon"in g,get:g=>g.clanIcon,set:(g,j)=>{g.clanIcon=j}},metadata:H},P,k),se(this,null,W,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:g=>"clanTag"in g,get:g=>g.clanTag,set:(g,j)=>{g.clanTag=j}},metadata:H},R,M),se(this,null,Z,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:g=>"highlight"in g,get:g=>g.highlight,set:(g,j)=>{g.highlight=j}},metadata:H},ot,dt),se(this,null,nt,{kind:"accessor",name:"ephemeral",static:!1,private:!1,access:{has:g=>"ephemeral"in g,get:g=>g.ephemeral,set:(g,j)=>{g.ephemeral=j}},metadata:H},lt,ct),se(this,null,ut,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:g=>"timestamp"in g,get:g=>g.timestamp,set:(g,j)=>{g.timestamp=j}},metadata:H},ht,ft),se(this,null,mt,{kind:"accessor",name:"twentyFour",static:!1,private:!1,access:{has:g=>"twentyFour"in g,get:g=>g.twentyFour,set:(g,j)=>{g.twentyFour=j}},metadata:H},pt,vt),se(this,null,gt,{kind:"accessor",name:"messageBodyOnly",static:!1,private:!1,access:{has:g=>"messageBodyOnly"in g,get:g=>g.messageBodyOnly,set:(g,j)=>{g.messageBodyOnly=j}},metadata:H},V,y),se(this,null,O,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:g=>"lightTheme"in g,get:g=>g.lightTheme,set:(g,j)=>{g.lightTheme=j}},metadata:H},Xe,bt),se(this,null,wt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:g=>"compactMode"in g,get:g=>g.compactMode,set:(g,j)=>{g.compactMode=j}},metadata:H},S,z),se(this,null,q,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:g=>"noBackground"in g,get:g=>g.noBackground,set:(g,j)=>{g.noBackground=j}},metadata:H},Ni,vi),se(this,null,Re,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:g=>"hasThread"in g,get:g=>g.hasThread,set:(g,j)=>{g.hasThread=j}},metadata:H},Li,Us),se(this,null,Ns,{kind:"accessor",name:"dismissMessageClicked",static:!1,private:!1,access:{has:g=>"dismissMessageClicked"in g,get:g=>g.dismissMessageClicked,set:(g,j)=>{g.dismissMessageClicked=j}},metadata:H},Ls,qs),se(null,t={value:r},e,{kind:"class",name:r.name,metadata:H},null,i),Fs=r=t.value,H&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:H})}static styles=G`
		:host {
			color: #dcddde;
			display: flex;
			flex-direction: column;
			font-size: 0.9em;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;

			position: relative;
			word-wrap: break-word;
			-webkit-user-select: text;
			-moz-user-select: text;
			-ms-user-select: text;
			user-select: text;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			min-height: 1.375rem;
			padding-left: 1em;
			padding-right: 48px;
			margin-top: inherit;
			margin-bottom: inherit;
			line-height: 16px;
		}

		.discord-message-inner {
			display: flex;
			position: relative;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
		}

		.discord-message-inner-center {
			align-items: center;
		}

		:host([message-body-only]) {
			margin-top: 0px !important;
			padding-top: 0.125rem !important;
			padding-bottom: 0.0625rem !important;
		}

		:host([highlight]),
		:host([ephemeral]) {
			padding-right: 5px;
			position: relative;
		}

		:host([highlight])::before,
		:host([ephemeral])::before {
			content: '';
			position: absolute;
			display: block;
			top: 0;
			left: 0;
			bottom: 0;
			pointer-events: none;
			width: 2px;
		}

		:host([highlight]) {
			background-color: rgba(250, 166, 26, 0.1);
		}

		:host([highlight][light-theme]) {
			background-color: rgba(250, 166, 26, 0.1);
		}

		:host([highlight])::before {
			background-color: #faa61a;
		}

		:host([light-theme][highlight])::before {
			background-color: #af7615;
		}

		:host([ephemeral]) {
			background-color: rgba(88, 101, 242, 0.05);
		}

		:host([ephemeral]:hover) {
			background-color: rgba(88, 101, 242, 0.1);
		}

		:host([ephemeral])::before {
			background-color: #5865f2;
		}

		:host([light-theme]) {
			color: #2e3338;
			border-color: #eceeef;
		}

		.discord-author-avatar {
			margin-right: 16px;
			margin-top: 5px;
			min-width: 40px;
			z-index: 1;
			display: flex;
		}

		.discord-author-avatar img {
			width: 40px;
			height: 40px;
			border-radius: 50%;
			cursor: pointer;
		}

		.discord-message-timestamp {
			color: #72767d;
			font-size: 12px;
			margin-left: 3px;
		}

		.discord-message-body-only-indent {
			width: 56px;
		}

		:host(:hover) .discord-message-timestamp-hover::before {
			content: attr(datetime);
		}

		:host([light-theme]) .discord-message-timestamp {
			color: #747f8d;
		}

		.discord-message-edited {
			color: #72767d;
			font-size: 10px;
		}

		:host([light-theme]) .discord-message-edited {
			color: #99aab5;
		}

		.discord-message-content {
			width: 100%;
			line-height: 160%;
			font-weight: normal;
			padding-top: 2px;
		}

		.discord-message-body {
			font-size: 1rem;
			font-weight: 400;
			word-break: break-word;
			position: relative;
		}

		:host([light-theme]) .discord-message-timestamp,
		:host([compact-mode]) .discord-message:hover .discord-message-timestamp {
			color: #99aab5;
		}

		:host([light-theme][compact-mode]).discord-message-timestamp {
			color: #d1d9de;
		}

		:host([compact-mode]) .discord-message-timestamp {
			display: inline-block;
			width: 3.1rem;
			text-align: right;
			font-size: 0.6875rem;
			line-height: 1.375rem;
			margin-right: 0.375rem;
			margin-left: 0;
			text-indent: 0;
		}

		:host([compact-mode]) .discord-message-body {
			line-height: 1.375rem;
			padding-left: 10px;
			margin-left: -6px;
		}

		:host([compact-mode]) .discord-message-compact-indent {
			padding-left: 10px;
		}

		:host .discord-message-markup {
			font-size: 1rem;
			line-height: 1.375rem;
			word-wrap: break-word;
			user-select: text;
			font-weight: 400;
			display: inline;
		}

		:host(:hover) {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host([highlight]:hover) {
			background-color: hsl(40 calc(1 * 86.4%) 56.9%/0.08);
		}

		:host([has-thread]):after {
			width: 2rem;
			left: 2.2rem;
			top: 4.8rem;
			border-left: 2px solid #4f545c !important;
			border-bottom: 2px solid #4f545c !important;
			border-bottom-left-radius: 8px !important;
			bottom: 29px;
			content: '';
			position: absolute;
		}

		:host([light-theme][has-Thread]):after {
			border-color: #747f8d !important;
		}

		.discord-message-ephemeral {
			margin-top: 4px;
			font-size: 12px;
			font-weight: 400;
			color: #72767d;
		}

		:host([light-theme]) .discord-message-ephemeral {
			color: #747f8d;
		}

		.discord-message-ephemeral .discord-message-ephemeral-link {
			color: #00aff4;
			font-weight: 500;
			cursor: pointer;
		}

		.discord-message-ephemeral .discord-message-ephemeral-link:hover {
			text-decoration: underline;
		}

		.discord-message-ephemeral .discord-message-ephemeral-icon {
			margin-right: 4px;
			vertical-align: text-bottom;
		}
	`;#e=L(this,o,void 0);get profile(){return this.#e}set profile(H){this.#e=H}#t=(L(this,n),L(this,h,"User"));get author(){return this.#t}set author(H){this.#t=H}#r=(L(this,c),L(this,v,void 0));get avatar(){return this.#r}set avatar(H){this.#r=H}#i=(L(this,f),L(this,m,!1));get bot(){return this.#i}set bot(H){this.#i=H}#s=(L(this,p),L(this,I,!1));get server(){return this.#s}set server(H){this.#s=H}#a=(L(this,T),L(this,$,!1));get officialApp(){return this.#a}set officialApp(H){this.#a=H}#d=(L(this,w),L(this,ce,!1));get verified(){return this.#d}set verified(H){this.#d=H}#n=(L(this,me),L(this,_e,!1));get op(){return this.#n}set op(H){this.#n=H}#l=(L(this,xe),L(this,ye,!1));get edited(){return this.#l}set edited(H){this.#l=H}#c=(L(this,we),L(this,Me,void 0));get roleColor(){return this.#c}set roleColor(H){this.#c=H}#o=(L(this,ke),L(this,Ce,void 0));get roleIcon(){return this.#o}set roleIcon(H){this.#o=H}#u=(L(this,Te),L(this,Ae,void 0));get roleName(){return this.#u}set roleName(H){this.#u=H}#h=(L(this,je),L(this,P,void 0));get clanIcon(){return this.#h}set clanIcon(H){this.#h=H}#f=(L(this,k),L(this,R,void 0));get clanTag(){return this.#f}set clanTag(H){this.#f=H}#m=(L(this,M),L(this,ot,!1));get highlight(){return this.#m}set highlight(H){this.#m=H}#p=(L(this,dt),L(this,lt,!1));get ephemeral(){return this.#p}set ephemeral(H){this.#p=H}#v=(L(this,ct),L(this,ht,new Date));get timestamp(){return this.#v}set timestamp(H){this.#v=H}#g=(L(this,ft),L(this,pt,!1));get twentyFour(){return this.#g}set twentyFour(H){this.#g=H}#b=(L(this,vt),L(this,V,!1));get messageBodyOnly(){return this.#b}set messageBodyOnly(H){this.#b=H}#_=(L(this,y),L(this,Xe,!1));get lightTheme(){return this.#_}set lightTheme(H){this.#_=H}#x=(L(this,bt),L(this,S,!1));get compactMode(){return this.#x}set compactMode(H){this.#x=H}#z=(L(this,z),L(this,Ni,!1));get noBackground(){return this.#z}set noBackground(H){this.#z=H}#y=(L(this,vi),L(this,Li,!1));get hasThread(){return this.#y}set hasThread(H){this.#y=H}#w=(L(this,Us),L(this,Ls,()=>{}));get dismissMessageClicked(){return this.#w}set dismissMessageClicked(H){this.#w=H}willUpdate(){this.hasThread=Array.from(this.children).some(H=>H.tagName.toLowerCase()==="discord-thread"),this.highlight=this.highlight||Array.from(this.children).some(H=>H.tagName.toLowerCase()==="discord-mention"&&H.hasAttribute("highlight")&&(H.type==="user"||H.type==="role"))}handleSpaceToDismissMessage(H){H.code==="Space"&&(H.preventDefault(),H.stopPropagation(),this.dismissMessageClicked?.())}render(){let H={author:this.author,bot:this.bot,officialApp:this.officialApp,verified:this.verified,server:this.server,op:this.op,roleColor:this.roleColor,roleIcon:this.roleIcon,clanIcon:this.clanIcon,clanTag:this.clanTag,roleName:this.roleName},g=this.profile!==void 0&&Reflect.get(Et,this.profile)||{},j={...H,...g,avatar:this.resolveAvatar(g.avatar??this.avatar)},gi=Pt(this.timestamp,this.compactMode,this.twentyFour)??void 0;return d`
			<slot name="reply"></slot>
			<div
				class=${zt({"discord-message-inner":!0,"discord-message-inner-center":this.messageBodyOnly})}
			>
				${B(this.compactMode&&!this.messageBodyOnly,()=>d`<time datetime="${D(gi)}" class="discord-message-timestamp">${gi}</time>`,()=>null)}
				${B(this.messageBodyOnly,()=>d`<time
							datetime="${D(gi)}"
							class=${zt({"discord-message-timestamp":!0,"discord-message-timestamp-hover":!0,"discord-message-body-only-indent":!this.compactMode})}
						></time>`,()=>null)}
				${B(this.compactMode||this.messageBodyOnly,()=>null,()=>d`<div class="discord-author-avatar">
							<img src="${D(j.avatar)}" alt="${D(j.author)}" />
						</div>`)}

				<div class="discord-message-content">
					${B(this.compactMode||this.messageBodyOnly,()=>null,()=>d`
							<discord-author-info
								author=${j.author??""}
								?bot=${j.bot??!1}
								?server=${j.server??!1}
								?official-app=${j.officialApp??!1}
								?verified=${j.verified??!1}
								?op=${j.op??!1}
								role-color=${j.roleColor??""}
								role-icon=${j.roleIcon??""}
								role-name=${j.roleName??""}
								clan-icon=${j.clanIcon??""}
								clan-tag=${j.clanTag??""}
							></discord-author-info
							><time datetime="${D(gi)}" class="discord-message-timestamp">${gi}</time>
						`)}
					<div class="discord-message-body">
						${B(this.compactMode,()=>d`<discord-author-info
									author=${j.author??""}
									?bot=${j.bot??!1}
									?server=${j.server??!1}
									?official-app=${j.officialApp??!1}
									?verified=${j.verified??!1}
									?op=${j.op??!1}
									role-color=${j.roleColor??""}
									role-icon=${j.roleIcon??""}
									role-name=${j.roleName??""}
									clan-icon=${j.clanIcon??""}
									clan-tag=${j.clanTag??""}
								></discord-author-info>`,()=>null)}<span class="discord-message-markup"><slot></slot></span>
						${B(this.edited,()=>d`<span class="discord-message-edited">(edited)</span>`,()=>null)}
					</div>
					<div class="discord-message-compact-indent">
						<slot name="attachments"></slot>
						<slot name="embeds"></slot>
						<slot name="components"></slot>
						<slot name="reactions"></slot>
						<slot name="thread"></slot>
						${B(this.ephemeral,()=>d`
								<div class="discord-message-ephemeral">
									${bs()} Only you can see this •
									<span
										role="button"
										class="discord-message-ephemeral-link"
										@click=${this.dismissMessageClicked}
										@keydown=${this.handleSpaceToDismissMessage}
										>Dismiss message</span
									>
								</div>
							`,()=>null)}
					</div>
				</div>
			</div>
		`}resolveAvatar(H){return H===void 0?Le.default:Le[H]??H??Le.default}constructor(){super(...arguments),L(this,qs)}static{L(r,i)}};return Fs=r})();var _s=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},Di=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},ka=(()=>{let e=[X("discord-spoiler")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[];var l=class extends s{static{r=this}static{let v=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({type:Boolean,reflect:!0})],u=[ie({context:ue}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],_s(this,null,a,{kind:"accessor",name:"activated",static:!1,private:!1,access:{has:f=>"activated"in f,get:f=>f.activated,set:(f,b)=>{f.activated=b}},metadata:v},o,n),_s(this,null,u,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:f=>"lightTheme"in f,get:f=>f.lightTheme,set:(f,b)=>{f.lightTheme=b}},metadata:v},h,c),_s(null,t={value:r},e,{kind:"class",name:r.name,metadata:v},null,i),l=r=t.value,v&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:v})}static styles=G`
		:host {
			background-color: #202225;
			border-radius: 3px;
			color: transparent;
			cursor: pointer;
		}

		:host([light-theme]) {
			background-color: #c4c9ce;
		}

		:host(:hover) {
			background-color: rgba(32, 34, 37, 0.8);
		}

		:host([light-theme]:hover) {
			background-color: #cfd3d7;
		}

		:host([activated]) {
			color: inherit;
			background-color: hsla(0, 0%, 100%, 0.1);
		}

		:host([light-theme][activated]) {
			background-color: #e5e5e5;
		}
	`;#e=Di(this,o,!1);get activated(){return this.#e}set activated(v){this.#e=v}#t=(Di(this,n),Di(this,h,!1));get lightTheme(){return this.#t}set lightTheme(v){this.#t=v}render(){return d`<slot
			@click=${()=>{this.activated=!0}}
			@keydown=${()=>{this.activated=!0}}
		></slot>`}constructor(){super(...arguments),Di(this,c)}static{Di(r,i)}};return l=r})();var At=(e,t)=>e.elementStyles.push(t);At(Ma,G`
	:host { color: var(--text); font-family: inherit; padding: 2px 48px 2px 16px; }
	:host([message-body-only]) { padding-top: 2px; }
	.discord-message-timestamp, .discord-message-edited { color: var(--muted); }
	.discord-message-edited { font-size: 0.625rem; }
	.discord-message-body { overflow-wrap: anywhere; word-break: normal; }
	.discord-message-inner { min-width: 0; }
	.discord-message-content { min-width: 0; }
	.discord-author-avatar img { cursor: default; }
	.discord-message-body-only-indent { width: 56px; min-width: 56px; margin: 0; }
	:host(:hover) .discord-message-timestamp-hover::before { content: none; }
	@media (max-width: 640px) {
		:host { padding-right: 12px; padding-left: 12px; }
		.discord-author-avatar { margin-right: 10px; min-width: 36px; }
		.discord-author-avatar img { width: 36px; height: 36px; }
		.discord-message-body-only-indent { width: 46px; min-width: 46px; }
	}
`);At(_a,G`.discord-author-username, .discord-author-username:hover { cursor: default; text-decoration: none; }`);At(za,G`.discord-replied-message-username, .discord-replied-message-content { cursor: default; opacity: 1; }`);At(ya,G`
	:host { color: var(--text); margin: 4px 0; max-width: 520px; }
	:host .discord-left-border { background-color: #1e1f22; }
	:host .discord-embed-root { flex: 0 1 auto; }
	:host .discord-embed-wrapper { background-color: var(--embed); border-color: transparent; max-width: 516px; }
	:host .discord-embed-wrapper .discord-embed-grid { display: grid; padding: 8px 16px 16px 12px; grid-template-columns: minmax(0, 1fr); }
	slot[name='footer']::slotted(*) { grid-column: 1; }
`);At(wa,G`:host { grid-column: auto; word-break: normal; overflow-wrap: anywhere; }`);At($a,G`:host { color: var(--text); }`);At(ka,G`:host(:not([activated])) ::slotted(*) { opacity: 0; }`);var Hn={},Ha=Oe(class extends Ie{constructor(){super(...arguments),this.ot=Hn}render(e,t){return t()}update(e,[t,i]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((r,s)=>r===this.ot[s]))return ne}else if(this.ot===t)return ne;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,i)}});var Ca=(e,t,i)=>{let r=new Map;for(let s=t;s<=i;s++)r.set(e[s],s);return r},it=Oe(class extends Ie{constructor(e){if(super(e),e.type!==ge.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,i){let r;i===void 0?i=t:t!==void 0&&(r=t);let s=[],a=[],o=0;for(let n of e)s[o]=r?r(n,o):o,a[o]=i(n,o),o++;return{values:a,keys:s}}render(e,t,i){return this.dt(e,t,i).values}update(e,[t,i,r]){let s=ha(e),{values:a,keys:o}=this.dt(t,i,r);if(!Array.isArray(s))return this.ut=o,a;let n=this.ut??=[],u=[],h,c,l=0,v=s.length-1,f=0,b=a.length-1;for(;l<=v&&f<=b;)if(s[l]===null)l++;else if(s[v]===null)v--;else if(n[l]===o[f])u[f]=xt(s[l],a[f]),l++,f++;else if(n[v]===o[b])u[b]=xt(s[v],a[b]),v--,b--;else if(n[l]===o[b])u[b]=xt(s[l],a[b]),Ot(e,u[b+1],s[l]),l++,b--;else if(n[v]===o[f])u[f]=xt(s[v],a[f]),Ot(e,s[l],s[v]),v--,f++;else if(h===void 0&&(h=Ca(o,f,b),c=Ca(n,l,v)),h.has(n[l]))if(h.has(n[v])){let m=c.get(o[f]),p=m!==void 0?s[m]:null;if(p===null){let _=Ot(e,s[l]);xt(_,a[f]),u[f]=_}else u[f]=xt(p,a[f]),Ot(e,s[l],p),s[m]=null;f++}else ar(s[v]),v--;else ar(s[l]),l++;for(;f<=b;){let m=Ot(e,u[b+1]);xt(m,a[f]),u[f++]=m}for(;l<=v;){let m=s[l++];m!==null&&ar(m)}return this.ut=o,sr(e,u),ne}});var Ta=["#5865f2","#3ba55c","#d9822b","#eb459e","#0099cc","#9b59b6","#c0392b","#16856b"];function qt(e){if(typeof e?.color=="number"&&e.color)return"#"+e.color.toString(16).padStart(6,"0");if(typeof e?.color=="string"&&e.color)return e.color;let t=0;for(let i of String(e?.id??""))t=(31*t+i.charCodeAt(0))%997;return Ta[t%Ta.length]}function rt(e,t=ae(e)){let i=t.split(/[\s_-]+/).filter(Boolean).slice(0,2).map(a=>[...a][0]).join("").toUpperCase()||"?",r=e?.bot?'<rect x="11" y="14" width="18" height="13" rx="4" fill="#fff"/><circle cx="16.5" cy="20.5" r="2" fill="#5865f2"/><circle cx="23.5" cy="20.5" r="2" fill="#5865f2"/><path d="M20 14V9" stroke="#fff" stroke-width="2"/><circle cx="20" cy="8.500" r="2" fill="#fff"/>':`<text x="20" y="20" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="${i.length>1?15:18}" font-weight="600" fill="#fff">${Ea(i)}</text>`,s=e?.bot?"#5865f2":qt(e);return"data:image/svg+xml,"+encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${Ea(s)}"/>${r}</svg>`)}function ae(e){return e?.nick||e?.global_name||e?.name||e?.username||"Unknown"}function Ea(e){return e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`)}var Cn=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},Tn=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},Kp=(()=>{let e=[X("discord-embed-description")],t,i=[],r,s=Y;var a=class extends s{static{r=this}static{let o=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;Cn(null,t={value:r},e,{kind:"class",name:r.name,metadata:o},null,i),a=r=t.value,o&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:o})}static styles=G`
		:host {
			font-size: 0.875rem;
			font-weight: 400;
			grid-column: 1/1;
			line-height: 1.125rem;
			margin-top: 8px;
			min-width: 0;
		}
	`;render(){return d`<slot></slot>`}static{Tn(r,i)}};return a=r})();var En=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},An=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},ev=(()=>{let e=[X("discord-embed-fields")],t,i=[],r,s=Y;var a=class extends s{static{r=this}static{let o=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;En(null,t={value:r},e,{kind:"class",name:r.name,metadata:o},null,i),a=r=t.value,o&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:o})}static styles=G`
		:host {
			display: grid;
			grid-column: 1/1;
			margin-top: 8px;
			grid-gap: 8px;
		}

		::slotted([inline-index='1']) {
			grid-column: 1/5 !important;
		}

		::slotted([inline-index='2']) {
			grid-column: 5/9 !important;
		}

		::slotted([inline-index='3']) {
			grid-column: 9/13 !important;
		}
	`;render(){return d`<slot></slot>`}static{An(r,i)}};return a=r})();var Aa={t:{timeStyle:"short"},T:{timeStyle:"medium"},d:{dateStyle:"short"},D:{dateStyle:"long"},f:{dateStyle:"long",timeStyle:"short"},F:{dateStyle:"full",timeStyle:"short"}},ja=[["year",31536e3],["month",2592e3],["day",86400],["hour",3600],["minute",60],["second",1]],jn=new Intl.RelativeTimeFormat("en"),Sn=1420070400000n;function Ar(e,t="f"){if(t!=="R")return new Intl.DateTimeFormat(void 0,Aa[t]??Aa.f).format(e);let i=Math.round((e-Date.now())/1e3),[r,s]=ja.find(([,a])=>Math.abs(i)>=a)??ja.at(-1);return jn.format(Math.trunc(i/s),r)}function Ri(e){return e.timestamp?new Date(e.timestamp):new Date(Number((BigInt(e.id)>>22n)+Sn))}function Ft(e){let t=Ar(e,"t"),i=Math.round((new Date().setHours(0,0,0,0)-new Date(e).setHours(0,0,0,0))/864e5);return i===0?`Today at ${t}`:i===1?`Yesterday at ${t}`:`${Ar(e,"d")} ${t}`}var xs=class e extends HTMLElement{static observedAttributes=["at","look"];static#e=new Set;static#t;connectedCallback(){e.#e.add(this),e.#t??=setInterval(()=>e.#e.forEach(t=>t.show()),1e3),this.show()}disconnectedCallback(){e.#e.delete(this)}attributeChangedCallback(){this.isConnected&&this.show()}show(){let t=new Date(1e3*Number(this.getAttribute("at"))),i=Number.isNaN(t.getTime())||Math.abs(t)>864e13?"Invalid date":Ar(t,this.getAttribute("look")||"f");this.textContent!==i&&(this.textContent=i,this.title=i==="Invalid date"?"":Ar(t,"F"))}};customElements.define("live-time",xs);var qr=gd(zo(),1);var yo=(e,t,i)=>{for(let r of t)if(r[0]===e)return(0,r[1])();return i?.()};function Vc(e){return e.startsWith("#")?e.slice(1):e}function Dc(e){let t=e.length===3||e.length===4,i=t?`${e.slice(0,1)}${e.slice(0,1)}`:e.slice(0,2),r=t?`${e.slice(1,2)}${e.slice(1,2)}`:e.slice(2,4),s=t?`${e.slice(2,3)}${e.slice(2,3)}`:e.slice(4,6),a=(t?`${e.slice(3,4)}${e.slice(3,4)}`:e.slice(6,8))||"ff";return{r:i,g:r,b:s,a}}function Nr(e){return Number.parseInt(e,16)}function Rc({r:e,g:t,b:i,a:r}){return{r:Nr(e),g:Nr(t),b:Nr(i),a:Number((Nr(r)/255).toFixed(2))}}function Oc(e){return typeof e=="number"||typeof e=="string"&&Number.isFinite(Number(e))}function Bc(e,t){let{r:i,g:r,b:s,a}=e,o=Oc(t)?t:a;return`rgba(${i}, ${r}, ${s}, ${o})`}function Lr(e,t){let i=Vc(e),r=Dc(i),s=Rc(r);return Bc(s,t)}var Pc=E`
	<path
		fill-rule="evenodd"
		clip-rule="evenodd"
		fill="currentColor"
		d="M18.5 23c.88 0 1.7-.25 2.4-.69l1.4 1.4a1 1 0 0 0 1.4-1.42l-1.39-1.4A4.5 4.5 0 1 0 18.5 23Zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
	/>
	<path
		fill="currentColor"
		d="M3 3a1 1 0 0 0 0 2h18a1 1 0 1 0 0-2H3ZM2 8a1 1 0 0 1 1-1h18a1 1 0 1 1 0 2H3a1 1 0 0 1-1-1ZM3 11a1 1 0 1 0 0 2h11a1 1 0 1 0 0-2H3ZM2 16a1 1 0 0 1 1-1h8a1 1 0 1 1 0 2H3a1 1 0 0 1-1-1ZM3 19a1 1 0 1 0 0 2h8a1 1 0 1 0 0-2H3Z"
	/>
`;function ks(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-label="Browse Channels"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Pc}
	</svg>`}var Uc=E`
	<path
		fill="currentColor"
		d="M21.487 5.126L12.487 0.126C12.184 -0.042 11.818 -0.042 11.515 0.126L2.51498 5.126C2.19798 5.302 2.00098 5.636 2.00098 5.999C2.00098 6.693 2.11498 22.999 12.001 22.999C21.887 22.999 22.001 6.693 22.001 5.999C22.001 5.636 21.804 5.302 21.487 5.126ZM12.001 5.999C13.382 5.999 14.501 7.118 14.501 8.499C14.501 9.88 13.382 10.999 12.001 10.999C10.62 10.999 9.50098 9.88 9.50098 8.499C9.50098 7.118 10.62 5.999 12.001 5.999ZM8.25098 16C8.25098 13.699 9.69998 12.25 12.001 12.25C14.302 12.25 15.751 13.699 15.751 16H8.25098Z"
	/>
`;function Hs(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-label="Customise Community"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Uc}
	</svg>`}var Nc=E`
	<path
		d="M11 3a1 1 0 1 1 2 0v2h5.75c.16 0 .3.07.4.2l2.63 3.5a.5.5 0 0 1 0 .6l-2.63 3.5a.5.5 0 0 1-.4.2H13v5h2a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1c0-1.1.9-2 2-2h2v-5H2.8a.5.5 0 0 1-.44-.72L3.9 9.22a.5.5 0 0 0 0-.44L2.36 5.72A.5.5 0 0 1 2.81 5H11V3Z"
		fill="currentColor"
	/>
`;function Cs(e={}){return d`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-label="Server Guide"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Nc}
	</svg>`}var Oi=function(e,t,i,r,s,a){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var n=r.kind,u=n==="getter"?"get":n==="setter"?"set":"value",h=!t&&e?r.static?e:e.prototype:null,c=t||(h?Object.getOwnPropertyDescriptor(h,r.name):{}),l,v=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(v)throw new TypeError("Cannot add initializers after decoration has completed");a.push(o(_||null))};var p=(0,i[f])(n==="accessor"?{get:c.get,set:c.set}:c[u],b);if(n==="accessor"){if(p===void 0)continue;if(p===null||typeof p!="object")throw new TypeError("Object expected");(l=o(p.get))&&(c.get=l),(l=o(p.set))&&(c.set=l),(l=o(p.init))&&s.unshift(l)}else(l=o(p))&&(n==="field"?s.unshift(l):c[u]=l)}h&&Object.defineProperty(h,r.name,c),v=!0},at=function(e,t,i){for(var r=arguments.length>2,s=0;s<t.length;s++)i=r?t[s].call(e,i):t[s].call(e);return r?i:void 0},a0=(()=>{let e=[X("discord-mention")],t,i=[],r,s=Y,a,o=[],n=[],u,h=[],c=[],l,v=[],f=[],b,m=[],p=[];var _=class extends s{static{r=this}static{let I=typeof Symbol=="function"&&Symbol.metadata?Object.create(s[Symbol.metadata]??null):void 0;a=[x({type:Boolean,reflect:!0})],u=[x({reflect:!0})],l=[x({reflect:!0})],b=[ie({context:ue,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Oi(this,null,a,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:T=>"highlight"in T,get:T=>T.highlight,set:(T,U)=>{T.highlight=U}},metadata:I},o,n),Oi(this,null,u,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:T=>"type"in T,get:T=>T.type,set:(T,U)=>{T.type=U}},metadata:I},h,c),Oi(this,null,l,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:T=>"color"in T,get:T=>T.color,set:(T,U)=>{T.color=U}},metadata:I},v,f),Oi(this,null,b,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:T=>"lightTheme"in T,get:T=>T.lightTheme,set:(T,U)=>{T.lightTheme=U}},metadata:I},m,p),Oi(null,t={value:r},e,{kind:"class",name:r.name,metadata:I},null,i),_=r=t.value,I&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:I})}static styles=G`
		:host {
			color: #e3e7f8;
			background-color: hsla(235, 85.6%, 64.7%, 0.3);
			font-weight: 500;
			padding: 0 2px;
			border-radius: 3px;
			unicode-bidi: -moz-plaintext;
			unicode-bidi: plaintext;
			-webkit-transition:
				background-color 50ms ease-out,
				color 50ms ease-out;
			transition:
				background-color 50ms ease-out,
				color 50ms ease-out;
			cursor: pointer;
		}

		:host([type='role']) {
			background-color: rgba(#e3e7f8, 0.1);
		}

		:host([type='channel']) {
			position: relative;
		}

		:host([type='voice']),
		:host([type='locked']),
		:host([type='thread']),
		:host([type='forum']) {
			position: relative;
		}

		:host(:hover) {
			color: #fff;
			background-color: hsl(235, 85.6%, 64.7%);
		}

		:host([highlight][type='user']:hover) {
			text-decoration: underline;
			text-underline-offset: 1px;
		}

		:host([light-theme]) {
			color: #5865f2;
			background-color: hsla(235, 85.6%, 64.7%, 0.15);
		}

		:host([light-theme]:hover) {
			color: #ffffff;
			background-color: hsl(235, 85.6%, 64.7%);
		}

		.discord-mention-icon {
			width: 1rem;
			height: 1rem;
			margin-right: 4px;
			vertical-align: middle;
			margin-bottom: 0.2rem;
		}

		.no-wrap {
			white-space: nowrap;
		}
	`;#e=at(this,o,!1);get highlight(){return this.#e}set highlight(I){this.#e=I}#t=(at(this,n),at(this,h,"user"));get type(){return this.#t}set type(I){this.#t=I}#r=(at(this,c),at(this,v,void 0));get color(){return this.#r}set color(I){this.#r=I}setHoverColor=(at(this,f),()=>{this.color&&(this.style.backgroundColor=Lr(this.color,.3))});resetHoverColor=()=>{this.color&&(this.style.backgroundColor=Lr(this.color,.1))};#i=at(this,m,!1);get lightTheme(){return this.#i}set lightTheme(I){this.#i=I}connectedCallback(){super.connectedCallback(),this.color&&this.type==="role"&&(this.addEventListener("mouseover",this.setHoverColor),this.addEventListener("mouseout",this.resetHoverColor))}disconnectedCallback(){this.removeEventListener("mouseover",this.setHoverColor),this.removeEventListener("mouseout",this.resetHoverColor),super.disconnectedCallback()}willUpdate(){this.color&&(this.style.color=this.color,this.type==="role"&&(this.style.backgroundColor=Lr(this.color,.1)))}render(){return d`<span class="no-wrap"
				>${yo(this.type,[["channel",()=>Ci()],["user",()=>d`@`],["role",()=>d`@`],["voice",()=>Ai()],["locked",()=>Ei()],["thread",()=>Ti()],["forum",()=>Hi()],["server-guide",()=>Cs()],["channels-and-roles",()=>ks()],["customize-community",()=>Hs()],["slash",()=>d`/`]])}</span
			><slot></slot>`}constructor(){super(...arguments),at(this,p)}static{at(r,i)}};return _=r})();var Ts=(e,t,i)=>({order:t,match:(r,s)=>Lc(s)?e.exec(r):null,parse:i}),Lc=e=>/(^|\n)[ \t]*$|^ *>>? ?/.test(e.prevCapture?.[0]??""),Es=/^( *)([-*]|\d+\.) +(.+)$/,wo=qr.SimpleMarkdown.parserFor({...qr.rulesExtended,heading:Ts(/^(#{1,3}) +([^\n]+?) *(\n|$)/,1,(e,t,i)=>({level:e[1].length,content:t(e[2],i)})),subtext:Ts(/^-# +([^\n]+?)(\n|$)/,.5,(e,t,i)=>({content:t(e[1],i)})),list:Ts({exec:qc},1.5,(e,t,i)=>({list:$o(e[0].replace(/\n$/,"").split(`
`).map(r=>{let[,s,a,o]=Es.exec(r);return{depth:s.length,start:parseInt(a),content:t(o,{...i,prevCapture:null})}}))}))});function qc(e){let t=a=>/\d/.test(a),i=e.split(`
`),[r]=i.map(a=>Es.exec(a));if(!r)return null;let s=i.findIndex(a=>{let o=Es.exec(a);return!o||o[1].length<=r[1].length&&t(o[2])!==t(r[2])});return s<0&&(s=i.length),[i.slice(0,s).join(`
`)+(s<i.length?`
`:"")]}function $o(e){let t={start:e[0].start,items:[]};for(let i=0;i<e.length;){let r=i+1;for(;r<e.length&&e[r].depth>e[i].depth;)r++;t.items.push({content:e[i].content,inner:r>i+1?$o(e.slice(i+1,r)):null}),i=r}return t}function jt(e,t){return e?Bi(wo(e,{inline:!0}),t):C}function Mo(e,t){if(!e)return C;let i=wo(e,{inline:!0});return Wc(i)?d`<span class="jumbo">${Bi(i,t)}</span>`:Bi(i,t)}var Fc=27;function Wc(e){let t=e.filter(({type:i})=>i==="emoji"||i==="twemoji").length;return t>0&&t<=Fc&&e.every(({type:i,content:r})=>["emoji","twemoji","br","newline"].includes(i)||i==="text"&&!r.trim())}function ko(e){return(e??"").replace(/<(?:a?:(\w+):\d+|t:[^>]*|[@#/][^>]*)>/g,"$1").replace(/[*_~`|]{1,3}|^(?:-#|#{1,3}|>) /gm,"")}var Bi=(e,t)=>(Array.isArray(e)?e:[e]).map(i=>Zc(i,t));function Zc(e,t){let i=()=>Bi(e.content,t);switch(e.type){case"strong":return d`<strong>${i()}</strong>`;case"em":return d`<em>${i()}</em>`;case"underline":return d`<u>${i()}</u>`;case"strikethrough":return d`<s>${i()}</s>`;case"inlineCode":return d`<code>${e.content}</code>`;case"codeBlock":return d`<pre><code>${e.content}</code></pre>`;case"blockQuote":return d`<blockquote>${i()}</blockquote>`;case"heading":return Gc(e.level,i());case"subtext":return d`<small>${i()}</small>`;case"list":return Ho(e.list,t);case"spoiler":return Kc(i());case"link":case"url":case"autolink":return Qc(e.target,i());case"br":case"newline":return d`<br>`;case"timestamp":return d`<live-time class="time" at=${e.timestamp} look=${e.format??"f"}></live-time>`;case"user":return d`<discord-mention type="user">${ae(t.user(e.id))}</discord-mention>`;case"role":return d`<discord-mention type="role">role</discord-mention>`;case"channel":return d`<discord-mention type="channel">${t.channel(e.id)?.name??"unknown"}</discord-mention>`;case"everyone":return d`<discord-mention type="role">everyone</discord-mention>`;case"here":return d`<discord-mention type="role">here</discord-mention>`;case"slashCommand":return d`<button type="button" class="mention" @click=${()=>t.command(e.fullName)}>/${e.fullName}</button>`;case"emoji":return mi(e);case"twemoji":return e.name;default:return typeof e.content=="string"?e.content:i()}}function Gc(e,t){return e===1?d`<h3 class="h1">${t}</h3>`:e===2?d`<h4 class="h2">${t}</h4>`:d`<h5 class="h3">${t}</h5>`}function Ho({start:e,items:t},i){let r=t.map(s=>d`<li>${Bi(s.content,i)}${s.inner?Ho(s.inner,i):C}</li>`);return Number.isNaN(e)?d`<ul>${r}</ul>`:d`<ol start=${e}>${r}</ol>`}function Kc(e){let t=i=>{if(i.key&&i.key!=="Enter"&&i.key!==" ")return;let r=i.currentTarget;r.activated=!0,r.setAttribute("activated","");for(let s of["role","tabindex","aria-label","aria-expanded"])r.removeAttribute(s);i.preventDefault()};return d`<discord-spoiler role="button" tabindex="0" aria-label="Spoiler" aria-expanded="false"
		@click=${t} @keydown=${t}>${e}</discord-spoiler>`}function Qc(e,t){return/^(https?|mailto):/i.test(e)?d`<a href=${e} target="_blank" rel="noopener noreferrer">${t}</a>`:t}function mi({id:e,name:t}){if(!e)return t;let i=`:${t}:`,r=s=>a=>a.target.parentElement.classList.toggle("missing",s);return d`<span class="custom"><img class="emoji" src="emojis/${e}.png" alt=${i} title=${i}
		@error=${r(!0)} @load=${r(!1)}><span class="emoji-name">${i}</span></span>`}var Co={embed:{width:400,height:300},attachment:{width:550,height:350}},Yc=350;function To(e,t){let i=e.color===void 0||e.color===null?void 0:"#"+e.color.toString(16).padStart(6,"0");return d`<discord-embed slot="embeds" color=${D(i)}>
		${e.author?d`<div slot="description" class="embed-author">${e.author.name}</div>`:C}
		${e.title?d`<div slot="description" class="embed-title" role="heading" aria-level="3">${Xc(e,t)}</div>`:C}
		${e.description?d`<discord-embed-description slot="description">${jt(e.description,t)}</discord-embed-description>`:C}
		${e.fields?.length?d`<div slot="fields" class="embed-fields">${e.fields.map(r=>Jc(r,t))}</div>`:C}
		${e.image?tu(e.image):C}
		${e.footer||e.timestamp?d`<discord-embed-footer slot="footer">${eu(e)}</discord-embed-footer>`:C}
	</discord-embed>`}function Xc({title:e,url:t},i){let r=jt(e,i);return t?d`<a href=${t} target="_blank" rel="noopener noreferrer">${r}</a>`:r}function Jc({name:e,value:t,inline:i},r){return d`<discord-embed-field class=${i?"inline":""}>
		<div class="field-name">${jt(e,r)}</div>
		${jt(t,r)}
	</discord-embed-field>`}function eu(e){return[e.footer?.text,e.timestamp&&Ft(new Date(e.timestamp))].filter(Boolean).join(" \u2022 ")}function tu(e){return d`<div slot="fields" class="embed-image">${Ao(e.url,e.description,e,Co.embed)}</div>`}function Eo(e){return e.attachments?.length?d`<div slot="attachments" class="attachments">${e.attachments.map(iu)}</div>`:C}function iu(e){return e.content_type?.startsWith("image/")||/\.(png|jpe?g|gif|webp)$/i.test(e.filename)?Ao(e.url,e.description,e,Co.attachment):d`<a class="file" href=${e.url} target="_blank" rel="noopener">
		<span aria-hidden="true">📄</span>
		<span><span class="file-name">${e.filename}</span><small>${ru(e.size)}</small></span>
	</a>`}function Ao(e,t,{width:i,height:r},s){let a=i&&r,o=Math.round(i*Math.min(1,s.width/i,s.height/r)),n=Math.round(Math.min(i,Yc*i/r));return d`<a class="picture" href=${e} target="_blank" rel="noopener">
		<img src=${e} alt=${t??""} title=${t??""}
			width=${D(a?i:void 0)} height=${D(a?r:void 0)}
			style=${D(a?`--wide: ${o}px; --phone: ${n}px`:void 0)}>
	</a>`}function ru(e=0){return e<1024?`${e} bytes`:e<1024*1024?`${(e/1024).toFixed(1)} KB`:`${(e/1024/1024).toFixed(1)} MB`}var yt={ephemeral:64,loading:128};function jo(){return{online:!1,greeted:!1,me:null,bot:null,guild:null,users:[],commands:[],roles:[],channels:new Map,channel:"",pending:new Map,failed:new Map,chosen:new Map,menu:null,modal:null,popup:"",toast:"",newBelow:0}}function So(e,t,i,r){switch(t){case"hello":su(e,i);break;case"message":return au(e,i);case"delete":e.channels.get(i.channel_id)?.messages.delete(i.id);break;case"commands":e.commands=i??[];break;case"roles":e.roles=i??[];break;case"users":Io(e,i??[]);break;case"channels":Vo(e,i??[]);break;case"modal":As(e,i);break;case"interaction":ou(e,String(i.n??r),i);break}}function As(e,t){e.modal={...t,values:new Map,errors:new Map,failure:""}}function su(e,t){let i=e.me?.id!==t.me.id;Object.assign(e,{greeted:!0,me:t.me,guild:t.guild,bot:t.bot,commands:t.commands??[],roles:t.roles??[]}),e.pending.clear(),e.failed.clear(),e.chosen.clear(),i&&(e.modal=e.menu=null),Io(e,t.users??[]),Vo(e,t.channels??[])}function Io(e,t){e.users=t.map(i=>({...i,name:ae(i)})),e.me=e.users.find(i=>i.id===e.me?.id)??e.me}function Vo(e,t){let i=e.channels;e.channels=new Map(t.map(({id:r,name:s,parent:a,messages:o})=>{let n=o?new Map(o.map(u=>[u.id,u])):i.get(r)?.messages??new Map;return[r,{id:r,name:s,parent:a,messages:n,unread:i.get(r)?.unread??!1}]})),e.channels.has(e.channel)||(e.channel=t[0]?.id??"")}function au(e,t){let i=e.channels.get(t.channel_id);if(!i)return;let r=i.messages.get(t.id);i.messages.set(t.id,t);for(let s of e.chosen.keys())s.startsWith(`${t.id}/`)&&e.chosen.delete(s);if(!(r&&!(r.flags&yt.loading)))return i.id!==e.channel&&(i.unread=!0),t}function ou(e,t,{state:i,message:r}){e.pending.get(t)&&(i==="failed"?js(e,t,r):(e.pending.delete(t),e.modal?.nonce===t&&(e.modal=null)))}function js(e,t,i){let r=e.pending.get(t);r&&(r.command?r.failure=i||"The application did not respond":e.pending.delete(t),r.message&&e.failed.set(r.message,i||"This interaction failed"),e.modal&&e.modal.nonce===t&&(e.modal.failure=i||"Something went wrong. Try again.",e.modal.nonce=void 0))}function pi(e,t,i){for(let r of e.pending.values())if(r.message===t&&r.customId===i)return!0;return!1}function Do(e){return[...e.messages.values()].sort((t,i)=>t.id.length-i.id.length||(t.id<i.id?-1:1))}var Ss=e=>`menu-${e.message}-${e.row}`;function Ro(e,t,i,r){let{state:s}=r,a=s.menu?.message===i.id&&s.menu.row===t,o=a?s.menu.values:nu(e,i.id,s);return Is({component:e,values:o,open:a,place:Ss({message:i.id,row:t}),waits:pi(s,i.id,e.custom_id),toggle:()=>a?Fr(r):r.set({menu:du({message:i.id,row:t},o,e)}),key:n=>lu(n,r)})}function Is({component:e,values:t,open:i,place:r,waits:s,toggle:a,key:o,label:n,describedBy:u}){let h=e.options.filter(c=>t.has(c.value));return d`<button type="button" role="combobox" class="menu" id=${r}
		data-custom-id=${e.custom_id}
		aria-haspopup="listbox" aria-expanded=${i?"true":"false"} aria-controls=${`${r}-list`}
		aria-activedescendant=${D(i?`${r}-active`:void 0)}
		aria-label=${n??e.placeholder??"Make a selection"}
		aria-describedby=${D(u)}
		aria-busy=${D(s?"true":void 0)}
		?disabled=${e.disabled}
		@click=${c=>{c.currentTarget.focus(),a()}} @keydown=${o}>
		<span class="menu-chosen">
			${h.length===0?d`<span class="placeholder">${e.placeholder??"Make a selection"}</span>`:C}
			${h.map(c=>d`<span class=${Pe(e)>1?"tag":""}>${c.emoji?d`${mi(c.emoji)} `:C}${c.label}</span>`)}
		</span>
		${s?d`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:d`<span class="arrow" aria-hidden="true"></span>`}
	</button>`}function Vs(e,t,i,r){return d`<div role="listbox" id=${`${i}-list`} class="options" aria-multiselectable=${Pe(e)>1?"true":"false"}>
		${e.options.map((s,a)=>{let o=t.values.has(s.value),n=!o&&Pe(e)>1&&t.values.size>=Pe(e);return d`<div role="option" data-value=${s.value} id=${D(a===t.active?`${i}-active`:void 0)}
				class=${`option ${a===t.active?"active":""}`}
				aria-selected=${o?"true":"false"} aria-disabled=${D(n?"true":void 0)}
				@mousedown=${u=>u.preventDefault()} @click=${()=>r(s.value)}>
				${s.emoji?d`<span class="face">${mi(s.emoji)}</span>`:C}
				<span class="option-text"><span>${s.label}</span>${s.description?d`<small>${s.description}</small>`:C}</span>
				${Pe(e)>1?d`<span class="check" aria-hidden="true">${o?"\u2713":""}</span>`:o?d`<span class="dot" aria-hidden="true"></span>`:C}
			</div>`})}
	</div>`}var Pe=e=>e.max_values??1,Pi=e=>e.min_values??1;function du(e,t,i){let r=i.options.findIndex(s=>t.has(s.value));return{...e,values:new Set(t),before:[...t].sort().join(`
`),active:Math.max(0,r)}}function nu(e,t,i){let r=i.chosen.get(`${t}/${e.custom_id}`);return new Set(r??e.options.filter(s=>s.default).map(s=>s.value))}function Ds(e){let{menu:t}=e.state,r=(t&&e.here?.messages.get(t.message))?.components?.filter(s=>s.type===1)[t.row]?.components[0];return r?.type===3&&!r.disabled?r:null}function Oo(e){let{menu:t}=e.state;if(!t)return C;let i=Ds(e);if(!i)return e.set({menu:null}),C;let r=new Set(i.options.map(a=>a.value));for(let a of t.values)r.has(a)||t.values.delete(a);let s=Pe(i)>1;return d`<div class="shade" @mousedown=${a=>{a.preventDefault(),Fr(e)}}></div>
		<div class="menu-list" data-for=${Ss(t)}>
			<div class="menu-title">${i.placeholder??"Make a selection"}</div>
			${Vs(i,t,Ss(t),a=>Bo(a,i,e))}
			${s?d`<div class="menu-foot">
				<span>Pick ${Pi(i)===Pe(i)?Pe(i):`${Pi(i)} to ${Pe(i)}`} · ${t.values.size} picked</span>
				<button type="button" class="button primary" data-menu-done ?disabled=${t.values.size<Pi(i)}
					@mousedown=${a=>a.preventDefault()} @click=${()=>Fr(e)}>Done</button>
			</div>`:C}
		</div>`}function Bo(e,t,i){let{menu:r}=i.state;Rs(r.values,e,t)&&(Pe(t)===1?Po(t,i):i.update())}function Rs(e,t,i){if(Pe(i)===1){let r=e.has(t);return e.clear(),(!r||Pi(i)>0)&&e.add(t),!0}return e.delete(t)?!0:e.size>=Pe(i)?!1:(e.add(t),!0)}function Po(e,t){let{menu:i}=t.state,r=e.options.map(s=>s.value).filter(s=>i.values.has(s));t.state.chosen.set(`${i.message}/${e.custom_id}`,r),t.state.menu=null,t.press(i.message,e.custom_id,e.type,r),t.update()}function Fr(e){let{menu:t}=e.state,i=Ds(e),r=t&&[...t.values].sort().join(`
`)!==t.before;i&&Pe(i)>1&&r&&t.values.size>=Pi(i)?Po(i,e):e.set({menu:null})}function lu(e,t){let{menu:i}=t.state;if(!i){(e.key==="ArrowDown"||e.key==="ArrowUp")&&(e.preventDefault(),e.currentTarget.click());return}let r=Ds(t);if(r){if(e.key==="Escape")t.set({menu:null});else{if(e.key==="Tab")return Fr(t);if(e.key==="Enter"||e.key===" ")Bo(r.options[i.active].value,r,t);else if(!Os(e,i,r))return}e.preventDefault(),t.update()}}function Os(e,t,i){let r=i.options.length-1,a={ArrowDown:t.active+1,ArrowUp:t.active-1,Home:0,End:r,PageDown:t.active+8,PageUp:t.active-8}[e.key];return a===void 0&&e.key.length===1&&(a=[...i.options.keys()].map(n=>(n+t.active+1)%(r+1)).find(n=>i.options[n].label.toLowerCase().startsWith(e.key.toLowerCase()))),a===void 0?!1:(t.active=Math.min(r,Math.max(0,a)),!0)}function Wr(){let e=document.querySelector(".menu-list"),t=e&&document.getElementById(e.dataset.for);if(!t)return;let{top:i,bottom:r,left:s,width:a}=t.getBoundingClientRect(),o=innerHeight-r,n=o<260&&i>o;Object.assign(e.style,{left:`${s}px`,width:`${a}px`,top:n?"auto":`${r+4}px`,bottom:n?`${innerHeight-i+4}px`:"auto",maxHeight:`${Math.min(340,(n?i:o)-16)}px`})}var cu={1:"primary",2:"secondary",3:"success",4:"danger",5:"link"};function Uo(e,t){return(e.components??[]).filter(i=>i.type===1).map((i,r)=>d`
		<div class="row">
			${it(i.components,(s,a)=>s.custom_id??a,s=>uu(s,r,e,t))}
		</div>`)}function uu(e,t,i,r){return e.type===2?hu(e,i,r):e.type===3?Ro(e,t,i,r):C}function hu(e,t,i){let r=d`${e.emoji?d`<span class="face">${mi(e.emoji)}</span>`:C}${e.label?d`<span>${e.label}</span>`:C}`;if(e.style===5)return d`<a class="button link" href=${e.url} target="_blank" rel="noopener noreferrer">${r}<span aria-hidden="true">↗︎</span></a>`;let s=pi(i.state,t.id,e.custom_id);return d`<button type="button" class=${`button ${cu[e.style]??"secondary"}`}
		data-custom-id=${e.custom_id}
		?disabled=${e.disabled}
		aria-busy=${D(s?"true":void 0)}
		aria-label=${D(e.label?void 0:e.emoji?.name)}
		@click=${()=>i.press(t.id,e.custom_id,e.type)}>
		${r}${s?d`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:C}
	</button>`}function No(e){let t="button[data-custom-id]:not([disabled])",i=document.activeElement,r=i?.closest?.("[data-message-id]")?.dataset.messageId;if(!r||!i.dataset.customId)return()=>{};let s=o=>[...e.querySelectorAll(`[data-message-id="${r}"] ${o}`)],a=s("[data-custom-id]").indexOf(i);return()=>{if(document.activeElement===i&&i.isConnected&&!i.disabled||document.activeElement&&document.activeElement!==document.body&&document.activeElement!==i)return;let o=s(t).find(h=>h.dataset.customId===i.dataset.customId),n=s("[data-custom-id]")[a];(o??(n&&!n.disabled?n:s(t)[0]))?.focus({preventScroll:!0})}}var fu=420*1e3;function Lo(e,t){return!!(t&&t.author.id===e.author.id&&!Wo(e)&&(e.flags&yt.ephemeral)===(t.flags&yt.ephemeral)&&Ri(e)-Ri(t)<fu)}function qo(e,t,i){let r=i.user(e.author.id)??e.author,s=!!(e.flags&yt.ephemeral),a=!!(e.flags&yt.loading),o=ae(e.author),n=vu(e,i);return d`<discord-message
		data-message-id=${e.id}
		role="article"
		aria-label=${`${o}, ${Ft(Ri(e))}`}
		class=${s?"secret":""}
		author=${o}
		avatar=${rt({...r,bot:e.author.bot},o)}
		role-color=${e.author.bot?"#f2f3f5":Qo(qt(r))}
		timestamp=${Ft(Ri(e))}
		?bot=${e.author.bot}
		?edited=${!!e.edited_timestamp&&!!e.content}
		?message-body-only=${t}>
		${mu(e,i)}
		${a?pu(o):Mo(e.content,n)}
		${Eo(e)}
		${(e.embeds??[]).map(u=>To(u,n))}
		<div slot="components">
			${Uo(e,i)}
			${e.edited_timestamp&&!e.content&&!a?d`<span class="edited">(edited)</span>`:C}
			${Go(i.state.failed.get(e.id))}
			${s?Ko(()=>i.dismiss(e.id)):C}
		</div>
	</discord-message>`}function Fo(e,{command:t,failure:i},r){let{me:s,bot:a}=r.state;return d`<discord-message class=${i?"secret":"sending"} role="article" aria-label=${ae(a)}
		author=${ae(a)} avatar=${rt({...a,bot:!0})} role-color="#f2f3f5" timestamp=${Ft(new Date)} bot>
		${Zo(s,t,r)}
		${i?C:d`<span class="muted">Sending command…</span>`}
		<div slot="components">${Go(i)}${i?Ko(()=>r.forget(e)):C}</div>
	</discord-message>`}function Wo({interaction_metadata:e,interaction:t}){return e&&e.type!==2?void 0:e?.name||t?.name}function mu(e,t){let i=Wo(e);return i?Zo((e.interaction_metadata??e.interaction).user,i,t):C}function Zo(e,t,i){let r=i.user(e?.id)??e;return d`<discord-command slot="reply" author=${ae(r)} avatar=${rt(r)}
		role-color=${Qo(qt(r))} command=${`/${t}`}></discord-command>`}var pu=e=>d`<span class="muted thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${e} is thinking…</span>`,Go=e=>e?d`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${e}</div>`:C,Ko=e=>d`<div class="only-you">
	<span aria-hidden="true">👁</span> Only you can see this • <button type="button" data-dismiss @click=${e}>Dismiss message</button>
</div>`;function vu(e,t){let{mentions:i}=e;return i?.length?{user:r=>t.user(r)??i.find(s=>s.id===r),channel:r=>t.channel(r),command:r=>t.command(r)}:t}function Qo(e){return`color-mix(in srgb, ${e} 55%, white)`}var St=Oe(class extends Ie{constructor(e){if(super(e),e.type!==ge.PROPERTY&&e.type!==ge.ATTRIBUTE&&e.type!==ge.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!rr(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===ne||t===C)return t;let i=e.element,r=e.name;if(e.type===ge.PROPERTY){if(t===i[r])return ne}else if(e.type===ge.BOOLEAN_ATTRIBUTE){if(!!t===i.hasAttribute(r))return ne}else if(e.type===ge.ATTRIBUTE&&i.getAttribute(r)===t+"")return ne;return sr(e),t}});var fe={sub:1,group:2,string:3,integer:4,boolean:5,user:6,channel:7,role:8,mentionable:9,number:10};function Yo(e){return e.filter(t=>(t.type??1)===1).flatMap(t=>Xo(t,t.name,[t.name]))}function Xo(e,t,i){let r=(e.options??[]).filter(s=>s.type<=fe.group);return r.length?r.flatMap(s=>Xo(s,`${t} ${s.name}`,[...i,s.name]).map(a=>({...a,types:[s.type,...a.types??[]]}))):[{name:t,path:i,description:e.description,options:e.options??[]}]}function Jo(e,t){let i=t.replace(/^\//,"").trim().toLowerCase(),r=e.filter(o=>o.name.startsWith(i)),s=i.split(/\s+/),a=e.filter(o=>!r.includes(o)&&s.every(n=>o.name.includes(n)||s.length===1&&n.length>2&&o.description.toLowerCase().includes(n)));return[...r,...a]}function Zr(e,t){if(!t.startsWith("/"))return null;let i=t.slice(1),r=e.filter(n=>i===n.name||i.startsWith(`${n.name} `)).sort((n,u)=>u.name.length-n.name.length)[0];if(!r)return null;let s=new Map,a=i.slice(r.name.length),o=[...a.matchAll(/(?:^|\s)([^\s:]+):/g)].filter(n=>r.options.some(u=>u.name===n[1]));return o.forEach((n,u)=>s.set(n[1],a.slice(n.index+n[0].length,o[u+1]?.index).trim())),{call:r,given:s}}function ed(e,t,i){let r=t.trim();if(r==="")return{error:"This option is required. Specify a value."};if(e.choices?.length)return Ui(e.choices,r,"Pick one of the choices.",s=>s.value);switch(e.type){case fe.boolean:return Ui(td,r,"Pick True or False.",s=>s.value);case fe.user:case fe.mentionable:return Ui(i.state.users,r.replace(/^@/,""),"Pick a member.",s=>s.id);case fe.channel:return Ui([...i.state.channels.values()],r.replace(/^#/,""),"Pick a channel.",s=>s.id);case fe.role:return Ui(i.state.roles,r.replace(/^@?/,"@"),"Pick a role.",s=>s.id);case fe.integer:case fe.number:return gu(e,r);default:return bu(e,r)}}var td=[{name:"True",value:!0},{name:"False",value:!1}];function Ui(e,t,i,r){let s=o=>String(o).toLowerCase()===t.toLowerCase(),a=e.find(o=>s(o.name))??e.find(o=>s(o.value??o.id));return a?{value:r(a)}:{error:i}}function gu({type:e,min_value:t,max_value:i},r){let s=e===fe.integer,a=Number(r);return!Number.isFinite(a)||s&&!Number.isSafeInteger(a)?{error:s?"Enter a whole number.":"Enter a number."}:i!==void 0&&a>i?{error:`Enter a value less than or equal to ${i}.`}:t!==void 0&&a<t?{error:`Enter a value greater than or equal to ${t}.`}:{value:a}}function bu({min_length:e=0,max_length:t=6e3},i){let{length:r}=[...i];return r<e?{error:`Enter at least ${e} characters.`}:r>t?{error:`Enter at most ${t} characters.`}:{value:i}}function Gr({min_value:e,max_value:t,min_length:i,max_length:r}){return e!==void 0&&t!==void 0?`${e} to ${t}`:e!==void 0?`at least ${e}`:t!==void 0?`at most ${t}`:r!==void 0?`${i??0} to ${r} characters`:""}function id(e,t,i){let r=e.choices?.length?e.choices:e.type===fe.boolean?td:e.type===fe.user||e.type===fe.mentionable?i.state.users.map(a=>({name:a.name,value:a.id})):e.type===fe.channel?[...i.state.channels.values()].map(a=>({name:a.name,value:a.id})):e.type===fe.role?i.state.roles.map(a=>({name:a.name,value:a.id})):[],s=t.trim().toLowerCase();return r.some(a=>a.name.toLowerCase()===s)?r:r.filter(a=>a.name.toLowerCase().includes(s))}function Bs(e,t){let i=t;for(let r=e.path.length-1;r>0;r--)i=[{type:e.types[r-1],name:e.path[r],options:i}];return{name:e.path[0],options:i}}function rd(e){let{composer:t,state:i}=e;return d`<div class="composer">
		${t.call?zu(t):xu(t,i)}
		<div class=${`line ${t.call?"calling":""}`}>
			${t.call?wu(t):_u(t,e)}
			${t.call?d`<button type="button" class="cancel" aria-label="Cancel command" @click=${()=>t.clear()}>✕</button>`:C}
			<button type="button" id="send" class="send" aria-label=${t.call?"Send command":"Send message"} ?disabled=${!t.call&&!t.text.trim()} @click=${()=>t.submit()}>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20V4l19 8zm2-3 11.900-5L5 7v3.500l6 1.500-6 1.500z" fill="currentColor"/></svg>
			</button>
		</div>
	</div>`}function _u(e,t){let i=e.found.length>0;return d`<textarea id="composer" rows="1" maxlength="2000" autocomplete="off" enterkeyhint="send" spellcheck="true"
		aria-autocomplete="list" aria-controls="command-list" aria-activedescendant=${D(i?"command-active":void 0)}
		aria-label=${`Message #${t.here?.name??""} as ${ae(t.state.me)}`}
		placeholder=${`Message #${t.here?.name??""} as ${ae(t.state.me)}`}
		.value=${St(e.text)} @input=${r=>e.type(r.target.value)} @keydown=${r=>Ps(r,e)}></textarea>`}function xu(e,{bot:t,commands:i}){let r=e.found;return!e.text.startsWith("/")||e.hidden?C:d`<div class="panel">
		<div class="panel-title"><img src=${rt({...t,bot:!0})} alt=""> ${ae(t)}</div>
		<div role="listbox" id="command-list" class="options" aria-label="Commands">
			${r.map((s,a)=>d`<div role="option" class=${`option ${a===e.active?"active":""}`} data-command=${s.name}
				id=${D(a===e.active?"command-active":void 0)} aria-selected=${a===e.active?"true":"false"}
				@mousedown=${o=>o.preventDefault()} @click=${()=>e.choose(s.name)}>
				<span class="option-text"><span><b>/${s.name}</b> ${s.options.filter(o=>o.required).map(o=>d`<i class="slot">${o.name}</i>`)}</span>
				<small>${s.description}</small></span>
			</div>`)}
		</div>
		${r.length?C:d`<div class="panel-note">${i.length?"No command of that name.":"The bot has no commands yet."}</div>`}
	</div>`}function zu(e){let{field:t,offered:i}=e,r=t?.option??e.call,s=t?Gr(t.option):"";return d`<div class="panel">
		<div class="panel-title" id="option-help">
			<b>${t?t.option.name:`/${e.call.name}`}</b>
			<span>${r.description}${s?d` <span class="range">(${s})</span>`:C}</span>
			${t?d`<span class="need">${t.option.required?"required":"optional"}</span>`:C}
		</div>
		${t?.error?d`<div class="panel-error" role="alert">${t.error}</div>`:C}
		${t?.note?d`<div class="panel-note">${t.note}</div>`:C}
		${i.length&&!t?d`<div class="panel-sub">Options</div>`:C}
		<div role="listbox" id="command-list" class="options" aria-label=${t?"Choices":"Options"}>
			${i.map((a,o)=>yu(a,o,e))}
		</div>
	</div>`}function yu({option:e,choice:t},i,r){return d`<div role="option" class=${`option ${i===r.active?"active":""}`}
		data-add-option=${D(e?.name)} data-choice=${D(t?String(t.value):void 0)}
		id=${D(i===r.active?"command-active":void 0)} aria-selected=${i===r.active?"true":"false"}
		@mousedown=${s=>s.preventDefault()}
		@click=${()=>e?r.addOption(e):r.pickChoice(r.field,t)}>
		<span class="option-text"><span>${e?d`<b>${e.name}</b>`:t.name}</span>
		${e?d`<small>${e.description}${Gr(e)?` (${Gr(e)})`:""}</small>`:C}</span>
	</div>`}function wu(e){let t=e.call.options.length-e.fields.length;return d`<div class="call" role="group" aria-label=${`Command /${e.call.name}`}>
		<span class="call-name">/${e.call.name}</span>
		${it(e.fields,i=>i.option.name,i=>$u(i,e))}
		<input class="more" data-more autocomplete="off" aria-label=${t?"Add an option":"Press Enter to send"}
			role="combobox" aria-expanded=${e.offered.length&&!e.field?"true":"false"} aria-controls="command-list"
			aria-activedescendant=${D(!e.field&&e.active>=0?"command-active":void 0)}
			placeholder=${t?`+${t} option${t>1?"s":""}`:""} ?readonly=${!t}
			.value=${St(e.more)} @focus=${()=>e.focused!==""&&e.enter("")}
			@input=${i=>e.typeMore(i.target.value)} @keydown=${i=>Ps(i,e)}>
	</div>`}function $u(e,t){let{option:i}=e,r=(i.type===fe.integer||i.type===fe.number)&&!i.choices?.length,s=t.field===e;return d`<label class=${`field ${e.error?"wrong":""}`}>
		<span class="field-label">${i.name}</span>
		<input data-option=${i.name} autocomplete="off" spellcheck="false" inputmode=${D(r?"numeric":void 0)}
			role="combobox" aria-expanded=${s&&t.offered.length?"true":"false"} aria-controls="command-list"
			aria-activedescendant=${D(s&&t.active>=0?"command-active":void 0)}
			aria-describedby="option-help" aria-required=${i.required?"true":"false"} aria-invalid=${e.error?"true":"false"}
			.value=${St(e.text)}
			@focus=${()=>!s&&t.enter(i.name)} @blur=${()=>t.leave(e)}
			@input=${a=>t.typeOption(e,a.target.value)} @keydown=${a=>Ps(a,t,e)}>
	</label>`}function Ps(e,t,i){if(!e.isComposing){switch(e.key){case"ArrowDown":if(!t.move(1))return;break;case"ArrowUp":if(!t.move(-1))return;break;case"Enter":if(e.shiftKey&&!t.call)return;t.take()||t.submit();break;case"Tab":if(e.shiftKey||!(t.call?t.offered:t.found).length||t.call&&t.active<0)return;t.take();break;case"Escape":if(t.call&&t.hidden)t.clear();else if(t.call||t.found.length)t.hidden=!0,t.page.update();else return;break;case"Backspace":if(e.target.value!==""||!t.call)return;Mu(t,i);break;default:return}e.preventDefault()}}function Mu(e,t){if(t&&!t.option.required)return e.removeField(t);let i=t?e.fields.indexOf(t):e.fields.length;if(i>0)return e.focus(e.fields[i-1].option.name);e.clear()}function sd(e,t){let{wantFocus:i}=e;e.wantFocus="",!(!i||i==="#composer"&&matchMedia("(pointer: coarse)").matches)&&t.querySelector(i)?.focus()}var Ye={row:1,select:3,input:4,text:10,label:18};function ad(e){return(e.components??[]).flatMap(t=>t.type===Ye.row?t.components.map(i=>({component:i,label:i.label})):t.type===Ye.label?[{component:t.component,label:t.label,description:t.description}]:[{component:t}])}function od(e){let{modal:t}=e.state;if(!t)return C;let i=()=>e.set({modal:null});return d`<dialog class="modal" aria-labelledby="modal-title" data-modal=${t.custom_id}
		@cancel=${r=>{r.preventDefault(),i()}}>
		<form @submit=${r=>{r.preventDefault(),Tu(e)}} novalidate>
			<header><h2 id="modal-title">${t.title}</h2>
				<button type="button" class="icon" aria-label="Close" @click=${i}>✕</button></header>
			<div class="modal-body">
				${t.failure?d`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${t.failure}</div>`:C}
				${ad(t).map((r,s)=>ku(r,s,t,e))}
			</div>
			<footer><button type="button" class="button plain" @click=${i}>Cancel</button>
				<button type="submit" class="button primary" data-modal-submit aria-busy=${D(t.nonce?"true":void 0)}>
					<span>Submit</span>${t.nonce?d`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:C}</button></footer>
		</form>
	</dialog>`}function ku({component:e,label:t,description:i},r,s,a){if(e.type===Ye.text)return d`<p>${jt(e.content,a)}</p>`;let o=`modal-field-${r}`,n=s.errors.get(e.custom_id);return d`<div class=${`modal-field ${n?"wrong":""}`}>
		<label for=${o}>${t}${e.required===!1?C:d`<span class="star" aria-hidden="true"> *</span>`}</label>
		${i?d`<small>${i}</small>`:C}
		${e.type===Ye.input?Hu(e,o,s,a):C}
		${e.type===Ye.select?Cu(e,o,t,s,a):C}
		${n?d`<small class="wrong-text" id=${`${o}-error`} role="alert">${n}</small>`:C}
	</div>`}function Hu(e,t,i,r){let{custom_id:s}=e,a=i.values.get(s)??e.value??"",o=u=>{i.values.set(s,u.target.value),i.errors.delete(s)&&r.update()},n=D(i.errors.has(s)?`${t}-error`:void 0);return e.style===2?d`<textarea id=${t} rows="4" data-custom-id=${s} placeholder=${e.placeholder??""} maxlength=${e.max_length??4e3}
			aria-describedby=${n} aria-required=${e.required===!1?"false":"true"} .value=${St(a)} @input=${o}></textarea>`:d`<input id=${t} type="text" autocomplete="off" data-custom-id=${s} placeholder=${e.placeholder??""} maxlength=${e.max_length??4e3}
		aria-describedby=${n} aria-required=${e.required===!1?"false":"true"} .value=${St(a)} @input=${o}>`}function Cu(e,t,i,r,s){let{custom_id:a}=e;r.values.has(a)||r.values.set(a,new Set(e.options.filter(v=>v.default).map(v=>v.value)));let o=r.values.get(a),n=r.open===a,u={values:o,active:r.active??0},h=v=>{Object.assign(r,{open:v?a:"",active:0}),s.update()},c=v=>{Rs(o,v,e),r.errors.delete(a),(e.max_values??1)===1&&h(!1),s.update()};return d`${Is({component:e,values:o,open:n,place:t,label:i,toggle:()=>h(!n),key:v=>{if(!(!n&&v.key!=="ArrowDown")){if(!n)h(!0);else if(v.key==="Escape"||v.key==="Tab"){if(h(!1),v.key==="Tab")return}else if(v.key==="Enter"||v.key===" ")c(e.options[u.active].value);else if(Os(v,u,e))r.active=u.active;else return;v.preventDefault(),s.update()}}})}
		${n?Vs(e,u,t,c):C}`}function Tu(e){let{modal:t}=e.state;if(t.nonce)return;t.errors.clear();let i=[];for(let{component:r}of ad(t)){if(r.type===Ye.text)continue;let{custom_id:s}=r,a=t.values.get(s)??r.value??"",o=r.type===Ye.select?Au(r,a):Eu(r,a);o&&t.errors.set(s,o),i.push(r.type===Ye.select?{custom_id:s,type:Ye.select,values:[...a]}:{custom_id:s,type:Ye.input,value:a})}t.errors.size?e.update():e.submit(i)}function Eu({required:e,min_length:t,max_length:i},r){let{length:s}=[...r];return s===0?e===!1?"":"This field is required.":t!==void 0&&s<t?`Enter at least ${t} characters.`:i!==void 0&&s>i?`Enter at most ${i} characters.`:""}function Au({required:e,min_values:t=1},i){return i.size===0&&e===!1?"":i.size<t?`Pick at least ${t}.`:""}function dd(e){let t=e.querySelector("dialog.modal");t&&!t.open&&(t.showModal(),t.querySelector(".modal-body input, .modal-body textarea, .modal-body .menu")?.focus())}function nd(e){let{state:t}=e;return t.greeted?d`
		<a class="skip" href="#composer">Skip to the input line</a>
		<nav class=${`side ${t.popup==="channels"?"open":""}`} aria-label="Channels">${ju(e)}</nav>
		${t.popup==="channels"?d`<div class="shade" @click=${()=>e.set({popup:""})}></div>`:C}
		<main>
			${Su(e)}
			${t.online?C:d`<div class="notice" role="status">Connection lost. Reconnecting…</div>`}
			${Iu(e)}
			${rd(e)}
		</main>
		<div id="layer">${Oo(e)}</div>
		${od(e)}
		<div class="toasts" role="alert">${t.toast?d`<div class="toast">${t.toast}</div>`:C}</div>`:d`<div class="starting" role="status">${t.online?"Loading\u2026":"Connecting\u2026"}</div>`}function ju(e){let{guild:t,channels:i,channel:r,me:s}=e.state;return d`<div class="guild">${t.name}</div>
		<div class="side-title">Text channels
			<button type="button" class="icon" data-add-channel aria-label="Add a channel" title="Add a channel" @click=${()=>e.addChannel()}>+</button></div>
		<ul class="channels">${it(i.values(),a=>a.id,a=>d`<li>
			<button type="button" data-channel-id=${a.id} class=${`${a.unread?"unread":""} ${a.parent?"thread":""}`} aria-current=${a.id===r?"page":"false"} @click=${()=>e.enter(a.id)}>
				<span aria-hidden="true" class="hash">#</span>${a.name}${a.unread?d`<span class="unseen"> (unread)</span>`:C}</button></li>`)}</ul>
		<div class="me"><img src=${rt(s)} alt=""><span><b>${ae(s)}</b><small>${s.admin?"Administrator":"Member"}</small></span></div>`}function Su(e){let{popup:t,users:i,me:r}=e.state;return d`<header class="top">
		<button type="button" class="icon burger" aria-label="Channels" aria-expanded=${t==="channels"?"true":"false"}
			@click=${()=>e.set({popup:t==="channels"?"":"channels"})}>☰</button>
		<h1><span class="hash" aria-hidden="true">#</span>${e.here?.name}</h1>
		<div class="users" role="radiogroup" aria-label="Who you are">
			<span class="users-title" aria-hidden="true">You are</span>
			${it(i,s=>s.id,(s,a)=>d`<button type="button" role="radio" class="user" data-user-id=${s.id} aria-checked=${s.id===r.id?"true":"false"}
				style=${`--colour: ${qt(s)}`} title=${s.id===r.id?`You are ${ae(s)}`:`Become ${ae(s)}${a<9?` (Alt+${a+1})`:""}`} @click=${()=>e.become(s.id)}>
				<img src=${rt(s)} alt=""><span class="user-name">${ae(s)}</span></button>`)}
			<button type="button" class="icon" data-add-user aria-label="Add a user" title="Add a user" @click=${()=>e.addUser()}>+</button>
		</div>
	</header>`}function Iu(e){let{state:t,here:i}=e,r=i?Do(i):[],s=[...t.pending].filter(([,a])=>a.command&&a.channel===t.channel);return d`<div class="messages" id="messages" tabindex="0" role="region" aria-label=${`Messages in #${i?.name}`} @scroll=${()=>e.scroll.moved()}>
		<div class="messages-inner">
			<div class="beginning"><div class="beginning-sign" aria-hidden="true">#</div><h2>Welcome to #${i?.name}!</h2>
				<p>This is a Discord on your own machine. Type <kbd>/</kbd> to see what the bot can do, and pick above who you are.</p></div>
			${it(r,a=>a.id,(a,o)=>{let n=Lo(a,r[o-1]);return Ha(Vu(a,n,e),()=>qo(a,n,e))})}
			${it(s,([a])=>`note-${a}`,([a,o])=>Fo(a,o,e))}
		</div>
	</div>
	<div class="present">${e.scroll.away?d`<button type="button" id="jump" @click=${()=>e.scroll.toPresent()}>
		${t.newBelow?d`<b>${t.newBelow} new message${t.newBelow>1?"s":""}</b> · `:C}Jump to present ↓</button>`:C}</div>`}function Vu(e,t,{state:i}){let r=[...i.pending.values()].filter(o=>o.message===e.id).map(o=>o.customId).join(`
`),s=[...i.chosen].filter(([o])=>o.startsWith(`${e.id}/`)).join(`
`),a=i.menu?.message===e.id?`${i.menu.row} ${i.menu.active} ${[...i.menu.values].join(`
`)}`:"";return[e,t,r,s,a,i.failed.get(e.id),i.users,i.channels]}var ld="#composer",Du=150,Kr=class{text="";active=0;call=null;fields=[];focused="";more="";hidden=!1;wantFocus="";#e=0;#t;constructor(t){this.page=t}get calls(){return Yo(this.page.state.commands)}get found(){return this.call||this.hidden||!this.text.startsWith("/")||this.text.includes(`
`)?[]:Jo(this.calls,this.text)}get field(){return this.fields.find(t=>t.option.name===this.focused)}get unused(){let t=this.more.trim().toLowerCase();return this.call.options.filter(i=>!this.fields.some(r=>r.option===i)&&i.name.includes(t))}get offered(){if(!this.call||this.hidden)return[];let{field:t}=this;return t?(t.choices??id(t.option,t.text,this.page)).slice(0,25).map(i=>({choice:i})):this.unused.map(i=>({option:i}))}type(t){this.text=t.replace(/^\n+/,""),this.active=0,this.hidden=!1;let i=Zr(this.calls,t);i&&t===`/${i.call.name} `&&this.choose(i.call.name),this.page.update()}choose(t,i=new Map){let r=this.calls.find(o=>o.name===t);if(!r){Object.assign(this,{text:`/${t} `,wantFocus:ld,call:null}),this.page.update();return}let a=r.options.filter(o=>o.required||i.has(o.name)).map(o=>({option:o,text:i.get(o.name)??"",error:""}));Object.assign(this,{call:r,fields:a,text:"",more:"",hidden:!1}),this.focus(a.find(o=>o.text==="")?.option.name??"")}clear(){Object.assign(this,{text:"",call:null,fields:[],more:"",focused:"",hidden:!1,wantFocus:ld}),this.page.update()}focus(t){this.enter(t),this.wantFocus=t?`[data-option="${CSS.escape(t)}"]`:"[data-more]",this.page.update()}enter(t){this.focused=t,this.hidden=!1,this.active=this.field&&this.field.option.type!==fe.string&&!this.field.text?0:this.#r(),this.field?.option.autocomplete&&this.#a(this.field),this.page.update()}#r(){let{field:t}=this;return t?.option.choices?.length&&!t.text?0:-1}typeOption(t,i){t.text=i,t.error="",this.hidden=!1,this.active=t.option.autocomplete||i===""?-1:0,t.option.autocomplete&&this.#a(t),this.page.update()}typeMore(t){this.more=t,this.hidden=!1,this.active=t?0:-1,this.page.update()}addOption(t){this.fields.push({option:t,text:"",error:""}),this.more="",this.focus(t.name)}removeField(t){this.fields=this.fields.filter(i=>i!==t),this.focus("")}pickChoice(t,i){Object.assign(t,{text:i.name,picked:i,error:""});let r=this.fields.find(s=>s.text==="");this.focus(r?.option.name??"")}leave(t){t.text!==""&&(t.error=this.#s(t).error??""),this.page.update()}take(){let t=this.found[this.active];if(t)return this.choose(t.name,Zr(this.calls,this.text)?.given),!0;let i=this.offered[this.active];return i?.option?this.addOption(i.option):i&&this.pickChoice(this.field,i.choice),!!i}move(t){let{length:i}=this.call?this.offered:this.found;return i?(this.active=(Math.max(this.active,t>0?-1:0)+t+i)%i,this.page.update(),!0):!1}submit(){if(this.call)return this.#i();let t=Zr(this.calls,this.text.trim());if(t)return this.choose(t.call.name,t.given),this.#i();this.text.trim()&&(this.page.say(this.text.trim()),this.clear())}#i(){let t=this.fields.map(o=>({field:o,...this.#s(o)}));for(let{field:o,error:n}of t)o.error=n??"";let i=t.find(o=>o.error);if(i)return this.focus(i.field.option.name);let r=t.map(({field:{option:o},value:n})=>({type:o.type,name:o.name,value:n})),{name:s,options:a}=Bs(this.call,r);this.page.send(s,a,this.call.name),this.clear()}#s(t){return t.picked&&t.picked.name===t.text?{value:t.picked.value}:ed(t.option,t.text,this.page)}#a(t){let i=++this.#e;clearTimeout(this.#t),this.#t=setTimeout(async()=>{let r=({option:{type:u,name:h}},c)=>({type:u,name:h,...c}),s=this.fields.map(u=>u===t?r(u,{value:u.text,focused:!0}):r(u,this.#s(u))).filter(u=>!u.error),{name:a,options:o}=Bs(this.call,s),n=await this.page.autocomplete(a,o).catch(()=>({failed:!0}));i===this.#e&&(t.choices=Array.isArray(n)?n:n?.choices??[],t.note=n?.failed?"Loading options failed":"",this.page.update())},Du)}};var Qr=class{#e;#t;#r;#i=300;#s=0;#a=new Map;constructor(t,i){this.onFrame=t,this.onOnline=i,addEventListener("online",()=>this.#n()),document.addEventListener("visibilitychange",()=>document.hidden||this.#n())}connect(t){this.#t=t,this.#i=300,this.#d()}request(t,i){let r=String(++this.#s),s=new Promise((a,o)=>this.#a.set(r,{resolve:a,reject:o}));return this.#e?.readyState===WebSocket.OPEN?this.#e.send(JSON.stringify({t,d:i,n:r})):this.#o(r,"reject",new Error("Not connected. Try again in a moment.")),Object.assign(s,{nonce:r})}#d(){clearTimeout(this.#r),this.#l();let t=new URL("page/ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.search=this.#t?`?user=${encodeURIComponent(this.#t)}`:"";let i=this.#e=new WebSocket(t);i.onopen=()=>this.#i=300,i.onmessage=r=>this.#c(JSON.parse(r.data)),i.onclose=()=>{this.#l(),this.onOnline(!1),this.#r=setTimeout(()=>this.#d(),this.#i),this.#i=Math.min(2*this.#i,5e3)}}#n(){(this.#e?.readyState>WebSocket.OPEN||!this.#e)&&this.#d()}#l(){let t=this.#e;this.#e=void 0,t&&(t.onopen=t.onmessage=t.onclose=null,t.close());for(let i of this.#a.keys())this.#o(i,"reject",new Error("The connection was lost."))}#c({t,d:i,n:r}){t==="hello"&&this.onOnline(!0),t==="ok"||t==="choices"?this.#o(r,"resolve",i):t==="error"?this.#o(r,"reject",Object.assign(new Error(i?.message),{code:i?.code})):this.onFrame(t,i,r)}#o(t,i,r){this.#a.get(String(t))?.[i](r),this.#a.delete(String(t))}};var Ru=15e3,Ou=6e3,Yr=class{state=jo();#e;#t=!1;constructor(t){this.#e=t,this.socket=new Qr((r,s,a)=>this.#n(r,s,a),r=>this.set({online:r}));let i=new URLSearchParams(location.search);this.state.channel=i.get("channel")??"",this.socket.connect(i.get("user")??"")}update(){this.#t||(this.#t=!0,queueMicrotask(()=>{this.#t=!1,this.#e(this)}))}set(t){Object.assign(this.state,t),this.update()}get here(){return this.state.channels.get(this.state.channel)}user(t){return t===this.state.bot?.id?{...this.state.bot,bot:!0}:this.state.users.find(i=>i.id===t)}channel(t){return this.state.channels.get(t)}command(t){this.composer.choose(t)}become(t){t!==this.state.me?.id&&(this.set({popup:"",me:this.user(t)??this.state.me,modal:null,menu:null}),this.composer.clear(),this.scroll.toPresent(),this.#o(t,this.state.channel),this.socket.connect(t))}enter(t){this.channel(t).unread=!1,this.set({channel:t,popup:"",newBelow:0,menu:null}),this.#o(this.state.me.id,t)}addUser(){this.#r("Add a user","Name",async t=>{let i=await this.socket.request("user",{name:t});i?.id&&this.become(i.id)})}addChannel(){this.#r("Add a channel","Name",t=>this.socket.request("server",{what:"add channel",text:t}))}#r(t,i,r){let s={type:4,custom_id:"name",label:i,style:1,min_length:1,max_length:32};As(this.state,{title:t,custom_id:t,components:[{type:1,components:[s]}],then:r}),this.set({popup:""})}say(t){let{channel:i}=this.state;this.scroll.toPresent(),this.#c(this.socket.request("say",{channel:i,content:t}))}press(t,i,r,s){pi(this.state,t,i)||(this.state.failed.delete(t),this.#a("press",{message:t,custom_id:i,component_type:r,values:s},{message:t,customId:i}))}send(t,i,r){let{channel:s}=this.state;this.scroll.toPresent(),this.#a("command",{channel:s,name:t,options:i},{command:r,channel:s})}autocomplete(t,i){return this.socket.request("autocomplete",{channel:this.state.channel,name:t,options:i})}submit(t){let{modal:i}=this.state;if(i.failure="",i.then){i.then(t[0].value.trim()).then(()=>this.#i(i),r=>{i.failure=r.message,this.update()});return}i.nonce=this.#a("modal",{interaction_id:i.interaction_id,components:t},{modal:!0})}#i(t){this.state.modal===t&&this.set({modal:null})}dismiss(t){this.here.messages.delete(t),this.#c(this.socket.request("dismiss",{message:t})),this.update()}forget(t){this.state.pending.delete(t),this.update()}toast(t){this.set({toast:t}),clearTimeout(this.#s),this.#s=setTimeout(()=>this.set({toast:""}),Ou)}#s;#a(t,i,r){let s=this.socket.request(t,i),{nonce:a}=s;return this.state.pending.set(a,r),s.catch(o=>this.#d(a,r.message&&o.code!==void 0?"":o.message)),setTimeout(()=>this.state.pending.has(a)&&!r.failure&&this.#d(a),Ru),this.update(),a}#d(t,i){js(this.state,t,i),this.update()}#n(t,i,r){let s=So(this.state,t,i,r);s&&this.#l(s),s?.channel_id===this.state.channel&&(this.state.newBelow++,s.flags&yt.ephemeral&&this.scroll.toPresent()),this.update()}#l(t){let i=[t.content,...(t.embeds??[]).flatMap(s=>[s.title,s.description])],r=ko(i.filter(Boolean).join(". ")).slice(0,300);document.getElementById("announcer").textContent=`${ae(t.author)}: ${r||"new message"}`}#c(t){t.catch(i=>this.toast(i.message))}#o(t,i){history.replaceState(null,"",`?${new URLSearchParams({user:t,channel:i})}`)}};var Xr=class{away=!1;#e;#t;#r=0;constructor(t){this.page=t}drawn(t){if(t){if(this.#e!==t){this.#e=t;let i=new ResizeObserver(()=>this.#i());i.observe(t),i.observe(t.firstElementChild)}this.#t!==this.page.state.channel&&(this.#t=this.page.state.channel,this.away=!1,this.#s()),this.#i()}}moved(){let{scrollHeight:t,scrollTop:i,clientHeight:r}=this.#e,s=i<this.#r;this.#r=i;let a=t-i-r>60&&(s||this.away);a!==this.away&&(this.away=a,this.page.set({newBelow:0}))}toPresent(){this.away=!1,this.#s(),this.page.set({newBelow:0})}#i(){this.moved(),this.away||this.#s()}#s(){this.#e.scrollTop=this.#e.scrollHeight,this.#r=this.#e.scrollTop}};var It=document.getElementById("app"),Ne=new Yr(Bu),cd;Ne.composer=new Kr(Ne);Ne.scroll=new Xr(Ne);addEventListener("resize",()=>Wr());It.addEventListener("scroll",()=>Wr(),{capture:!0,passive:!0});addEventListener("keydown",e=>{let t=e.altKey&&!e.ctrlKey&&Ne.state.users[e.code.replace("Digit","")-1];t&&(e.preventDefault(),Ne.become(t.id))});Ne.update();function Bu(){let e=No(It);er(nd(Ne),It),Ne.scroll.drawn(document.getElementById("messages")),e(),sd(Ne.composer,It),Wr(),dd(It),It.querySelectorAll(".option.active").forEach(r=>r.scrollIntoView({block:"nearest"}));let{me:t,guild:i}=Ne.state;t&&(t.id!==cd&&It.querySelector(".user[aria-checked=true]")?.scrollIntoView({block:"nearest",inline:"center"}),cd=t.id,document.title=`${ae(t)} \xB7 #${Ne.here?.name} \xB7 ${i.name}`)}
