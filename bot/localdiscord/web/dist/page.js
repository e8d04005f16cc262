var Tn=Object.create;var ts=Object.defineProperty;var En=Object.getOwnPropertyDescriptor;var An=Object.getOwnPropertyNames;var jn=Object.getPrototypeOf,Sn=Object.prototype.hasOwnProperty;var te=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(i){throw t=0,i}};var Dn=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of An(t))!Sn.call(e,a)&&a!==i&&ts(e,a,{get:()=>t[a],enumerable:!(r=En(t,a))||r.enumerable});return e};var In=(e,t,i)=>(i=e!=null?Tn(jn(e)):{},Dn(t||!e||!e.__esModule?ts(i,"default",{value:e,enumerable:!0}):i,e));var oe=te(Sa=>{"use strict";Object.defineProperty(Sa,"__esModule",{value:!0});var Yd=/\r\n?/g,Xd=/\t/g,Jd=/\f/g,Zs=function(e){return e.replace(Yd,`
`).replace(Jd,"").replace(Xd,"    ")},Ks=function(e,t){var i=e||{};if(t!=null)for(var r in t)Object.prototype.hasOwnProperty.call(t,r)&&(i[r]=t[r]);return i},Gs=function(e,t){var i=Object.keys(e).filter(function(o){var d=e[o];if(d==null||d.match==null)return!1;var h=d.order;return(typeof h!="number"||!isFinite(h))&&typeof console<"u"&&console.warn("simple-markdown: Invalid order for rule `"+o+"`: "+String(h)),!0});i.sort(function(o,d){var h=e[o],u=e[d],c=h.order,l=u.order;if(c!==l)return c-l;var p=h.quality?0:1,f=u.quality?0:1;return p!==f?p-f:o<d?-1:o>d?1:0});var r,a=function(o,d){var h=[];for(d=d||r,r=d;o;){var u=null,c=null,l=null,p=NaN,f=0,b=i[0],m=e[b];do{var v=m.order,_=d.prevCapture==null?"":d.prevCapture[0],D=m.match(o,d,_);if(D){var T=m.quality?m.quality(D,d,_):0;T<=p||(u=b,c=m,l=D,p=T)}f++,b=i[f],m=e[b]}while(m&&(!l||m.order===v&&m.quality));if(c==null||l==null)throw new Error("Could not find a matching rule for the below content. The rule with highest `order` should always match content provided to it. Check the definition of `match` for '"+i[i.length-1]+`'. It seems to not match the following source:
`+o);if(l.index)throw new Error("`match` must return a capture starting at index 0 (the current parse index). Did you forget a ^ at the start of the RegExp?");var N=c.parse(l,a,d);if(Array.isArray(N))Array.prototype.push.apply(h,N);else{if(N==null||typeof N!="object")throw new Error(`parse() function returned invalid parse result: '${N}'`);N.type==null&&(N.type=u),h.push(N)}d.prevCapture=l,o=o.substring(d.prevCapture[0].length)}return h},s=function(o,d){return r=Ks(d,t),!r.inline&&!r.disableAutoBlockNewlines&&(o=o+`

`),r.prevCapture=null,a(Zs(o),r)};return s},Oe=function(e){var t=function(i,r,a){return r.inline?e.exec(i):null};return t.regex=e,t},Ue=function(e){var t=function(i,r){return r.inline?null:e.exec(i)};return t.regex=e,t},Ea=function(e){var t=function(i,r){return e.exec(i)};return t.regex=e,t},Rv=typeof Symbol=="function"&&Symbol.for&&Symbol.for("react.element")||60103,ne=function(e,t,i,r){i=i||{},r=typeof r<"u"?r:!0;var a="";for(var s in i){var o=i[s];Object.prototype.hasOwnProperty.call(i,s)&&o&&(a+=" "+Gt(s)+'="'+Gt(o)+'"')}var d="<"+e+a+">";return r?d+t+"</"+e+">":d},Aa=function(e){if(e==null)return null;try{var t=new URL(e,"https://localhost").protocol;if(t.indexOf("javascript:")===0||t.indexOf("vbscript:")===0||t.indexOf("data:")===0)return null}catch{return null}return e},el=/[<>&"']/g,tl={"<":"&lt;",">":"&gt;","&":"&amp;",'"':"&quot;","'":"&#x27;","/":"&#x2F;","`":"&#96;"},Gt=function(e){return String(e).replace(el,function(t){return tl[t]})},il=/\\([^0-9A-Za-z\s])/g,ja=function(e){return e.replace(il,"$1")},Nr=function(e,t,i){var r=i.inline||!1;i.inline=!0;var a=e(t,i);return i.inline=r,a},rl=function(e,t,i){var r=i.inline||!1;i.inline=!1;var a=e(t+`

`,i);return i.inline=r,a},Rr=function(e,t,i){return{content:Nr(t,e[1],i)}},Ta=function(){return{}},Ur="(?:[*+-]|\\d+\\.)",Qs="( *)("+Ur+") +",Us=new RegExp("^"+Qs),al=new RegExp(Qs+"[^\\n]*(?:\\n(?!\\1"+Ur+` )[^\\n]*)*(
|$)`,"gm"),Ys=/\n{2,}$/,sl=/^ (?= *`)|(` *) $/g,ol=Ys,Ls=/ *\n+$/,nl=new RegExp("^( *)("+Ur+`) [\\s\\S]+?(?:
{2,}(?! )(?!\\1`+Ur+` )\\n*|\\s*
*$)`),dl=/(?:^|\n)( *)$/,Br=(function(){var e=/^ *\| *| *\| *$/g,t=/ *$/,i=/^ *-+: *$/,r=/^ *:-+: *$/,a=/^ *:-+ *$/,s=function(c){return i.test(c)?"right":r.test(c)?"center":a.test(c)?"left":null},o=function(c,l,p,f){f&&(c=c.replace(e,""));var b=c.trim().split("|");return b.map(s)},d=function(c,l,p,f){var b=p.inTable;p.inTable=!0;var m=l(c.trim(),p);p.inTable=b;var v=[[]];return m.forEach(function(_,D){_.type==="tableSeparator"?(!f||D!==0&&D!==m.length-1)&&v.push([]):(_.type==="text"&&(m[D+1]==null||m[D+1].type==="tableSeparator")&&(_.content=_.content.replace(t,"")),v[v.length-1].push(_))}),v},h=function(c,l,p,f){var b=c.trim().split(`
`);return b.map(function(m){return d(m,l,p,f)})},u=function(c){return function(l,p,f){f.inline=!0;var b=d(l[1],p,f,c),m=o(l[2],p,f,c),v=h(l[3],p,f,c);return f.inline=!1,{type:"table",header:b,align:m,cells:v}}};return{parseTable:u(!0),parseNpTable:u(!1),TABLE_REGEX:/^ *(\|.+)\n *\|( *[-:]+[-| :]*)\n((?: *\|.*(?:\n|$))*)\n*/,NPTABLE_REGEX:/^ *(\S.*\|.*)\n *([-:]+ *\|[-| :]*)\n((?:.*\|.*(?:\n|$))*)\n*/}})(),Pr="(?:\\[[^\\]]*\\]|[^\\[\\]]|\\](?=[^\\[]*\\]))*",qs=`\\s*<?((?:\\([^)]*\\)|[^\\s\\\\]|\\\\.)*?)>?(?:\\s+['"]([\\s\\S]*?)['"])?\\s*`,ll=/mailto:/i,Fs=function(e,t,i){var r=(e[2]||e[1]).replace(/\s+/g," ").toLowerCase();if(t._defs&&t._defs[r]){var a=t._defs[r];i.target=a.target,i.title=a.title}return t._refs=t._refs||{},t._refs[r]=t._refs[r]||[],t._refs[r].push(i),i},ee=0,Lr={Array:{html:function(e,t,i){for(var r="",a=0;a<e.length;a++){var s=e[a];if(s.type==="text")for(s={type:"text",content:s.content};a+1<e.length&&e[a+1].type==="text";a++)s.content+=e[a+1].content;r+=t(s,i)}return r}},heading:{order:ee++,match:Ue(/^ *(#{1,6})([^\n]+?)#* *(?:\n *)+\n/),parse:function(e,t,i){return{level:e[1].length,content:Nr(t,e[2].trim(),i)}},html:function(e,t,i){return ne("h"+e.level,t(e.content,i))}},nptable:{order:ee++,match:Ue(Br.NPTABLE_REGEX),parse:Br.parseNpTable,html:null},lheading:{order:ee++,match:Ue(/^([^\n]+)\n *(=|-){3,} *(?:\n *)+\n/),parse:function(e,t,i){return{type:"heading",level:e[2]==="="?1:2,content:Nr(t,e[1],i)}},html:null},hr:{order:ee++,match:Ue(/^( *[-*_]){3,} *(?:\n *)+\n/),parse:Ta,html:function(e,t,i){return'<hr aria-hidden="true">'}},codeBlock:{order:ee++,match:Ue(/^(?:    [^\n]+\n*)+(?:\n *)+\n/),parse:function(e,t,i){var r=e[0].replace(/^    /gm,"").replace(/\n+$/,"");return{lang:void 0,content:r}},html:function(e,t,i){var r=e.lang?"markdown-code-"+e.lang:void 0,a=ne("code",Gt(e.content),{class:r});return ne("pre",a)}},fence:{order:ee++,match:Ue(/^ *(`{3,}|~{3,}) *(?:(\S+) *)?\n([\s\S]+?)\n?\1 *(?:\n *)+\n/),parse:function(e,t,i){return{type:"codeBlock",lang:e[2]||void 0,content:e[3]}},html:null},blockQuote:{order:ee++,match:Ue(/^( *>[^\n]+(\n[^\n]+)*\n*)+\n{2,}/),parse:function(e,t,i){var r=e[0].replace(/^ *> ?/gm,"");return{content:t(r,i)}},html:function(e,t,i){return ne("blockquote",t(e.content,i))}},list:{order:ee++,match:function(e,t){var i=t.prevCapture==null?"":t.prevCapture[0],r=dl.exec(i),a=t._list||!t.inline;return r&&a?(e=r[1]+e,nl.exec(e)):null},parse:function(e,t,i){var r=e[2],a=r.length>1,s=a?+r:void 0,o=e[0].replace(ol,`
`).match(al),d=!1,h=o.map(function(u,c){var l=Us.exec(u),p=l?l[0].length:0,f=new RegExp("^ {1,"+p+"}","gm"),b=u.replace(f,"").replace(Us,""),m=c===o.length-1,v=b.indexOf(`

`)!==-1,_=v||m&&d;d=_;var D=i.inline,T=i._list;i._list=!0;var N;_?(i.inline=!1,N=b.replace(Ls,`

`)):(i.inline=!0,N=b.replace(Ls,""));var M=t(N,i);return i.inline=D,i._list=T,M});return{ordered:a,start:s,items:h}},html:function(e,t,i){var r=e.items.map(function(o){return ne("li",t(o,i))}).join(""),a=e.ordered?"ol":"ul",s={start:e.start};return ne(a,r,s)}},def:{order:ee++,match:Ue(/^ *\[([^\]]+)\]: *<?([^\s>]*)>?(?: +["(]([^\n]+)[")])? *\n(?: *\n)*/),parse:function(e,t,i){var r=e[1].replace(/\s+/g," ").toLowerCase(),a=e[2],s=e[3];return i._refs&&i._refs[r]&&i._refs[r].forEach(function(o){o.target=a,o.title=s}),i._defs=i._defs||{},i._defs[r]={target:a,title:s},{def:r,target:a,title:s}},html:function(){return""}},table:{order:ee++,match:Ue(Br.TABLE_REGEX),parse:Br.parseTable,html:function(e,t,i){var r=function(h){return e.align[h]==null?"":"text-align:"+e.align[h]+";"},a=e.header.map(function(h,u){return ne("th",t(h,i),{style:r(u),scope:"col"})}).join(""),s=e.cells.map(function(h){var u=h.map(function(c,l){return ne("td",t(c,i),{style:r(l)})}).join("");return ne("tr",u)}).join(""),o=ne("thead",ne("tr",a)),d=ne("tbody",s);return ne("table",o+d)}},newline:{order:ee++,match:Ue(/^(?:\n *)*\n/),parse:Ta,html:function(e,t,i){return`
`}},paragraph:{order:ee++,match:Ue(/^((?:[^\n]|\n(?! *\n))+)(?:\n *)+\n/),parse:Rr,html:function(e,t,i){var r={class:"paragraph"};return ne("div",t(e.content,i),r)}},escape:{order:ee++,match:Oe(/^\\([^0-9A-Za-z\s])/),parse:function(e,t,i){return{type:"text",content:e[1]}},html:null},tableSeparator:{order:ee++,match:function(e,t){return t.inTable?/^ *\| */.exec(e):null},parse:function(){return{type:"tableSeparator"}},html:function(){return" &vert; "}},autolink:{order:ee++,match:Oe(/^<([^: >]+:\/[^ >]+)>/),parse:function(e,t,i){return{type:"link",content:[{type:"text",content:e[1]}],target:e[1]}},html:null},mailto:{order:ee++,match:Oe(/^<([^ >]+@[^ >]+)>/),parse:function(e,t,i){var r=e[1],a=e[1];return ll.test(a)||(a="mailto:"+a),{type:"link",content:[{type:"text",content:r}],target:a}},html:null},url:{order:ee++,match:Oe(/^(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/),parse:function(e,t,i){return{type:"link",content:[{type:"text",content:e[1]}],target:e[1],title:void 0}},html:null},link:{order:ee++,match:Oe(new RegExp("^\\[("+Pr+")\\]\\("+qs+"\\)")),parse:function(e,t,i){var r={content:t(e[1],i),target:ja(e[2]),title:e[3]};return r},html:function(e,t,i){var r={href:Aa(e.target),title:e.title};return ne("a",t(e.content,i),r)}},image:{order:ee++,match:Oe(new RegExp("^!\\[("+Pr+")\\]\\("+qs+"\\)")),parse:function(e,t,i){var r={alt:e[1],target:ja(e[2]),title:e[3]};return r},html:function(e,t,i){var r={src:Aa(e.target),alt:e.alt,title:e.title};return ne("img","",r,!1)}},reflink:{order:ee++,match:Oe(new RegExp("^\\[("+Pr+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(e,t,i){return Fs(e,i,{type:"link",content:t(e[1],i)})},html:null},refimage:{order:ee++,match:Oe(new RegExp("^!\\[("+Pr+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(e,t,i){return Fs(e,i,{type:"image",alt:e[1]})},html:null},em:{order:ee,match:Oe(new RegExp("^\\b_((?:__|\\\\[\\s\\S]|[^\\\\_])+?)_\\b|^\\*(?=\\S)((?:\\*\\*|\\\\[\\s\\S]|\\s+(?:\\\\[\\s\\S]|[^\\s\\*\\\\]|\\*\\*)|[^\\s\\*\\\\])+?)\\*(?!\\*)")),quality:function(e){return e[0].length+.2},parse:function(e,t,i){return{content:t(e[2]||e[1],i)}},html:function(e,t,i){return ne("em",t(e.content,i))}},strong:{order:ee,match:Oe(/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),quality:function(e){return e[0].length+.1},parse:Rr,html:function(e,t,i){return ne("strong",t(e.content,i))}},u:{order:ee++,match:Oe(/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/),quality:function(e){return e[0].length},parse:Rr,html:function(e,t,i){return ne("u",t(e.content,i))}},del:{order:ee++,match:Oe(/^~~(?=\S)((?:\\[\s\S]|~(?!~)|[^\s~\\]|\s(?!~~))+?)~~/),parse:Rr,html:function(e,t,i){return ne("del",t(e.content,i))}},inlineCode:{order:ee++,match:Oe(/^(`+)([\s\S]*?[^`])\1(?!`)/),parse:function(e,t,i){return{content:e[2].replace(sl,"$1")}},html:function(e,t,i){return ne("code",Gt(e.content))}},br:{order:ee++,match:Ea(/^ {2,}\n/),parse:Ta,html:function(e,t,i){return"<br>"}},text:{order:ee++,match:Ea(/^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n\n| {2,}\n|\w+:\S|$)/),parse:function(e,t,i){return{content:e[0]}},html:function(e,t,i){return Gt(e.content)}}},cl=function(e,t){!t&&typeof console<"u"&&console.warn("simple-markdown ruleOutput should take 'react' or 'html' as the second argument.");var i=function(r,a,s){return e[r.type][t](r,a,s)};return i},hl=function(e){var t=function(i,r){return r=r||{},Array.isArray(i)?i.map(function(a){return t(a,r)}).join(""):e(i,t,r)};return t},Xs=function(e,t,i={}){if(!t)throw new Error("simple-markdown: outputFor: `property` must be defined. if you just upgraded, you probably need to replace `outputFor` with `reactFor`");var r,a=e.Array||Lr.Array,s=a[t];if(!s)throw new Error("simple-markdown: outputFor: to join nodes of type `"+t+"` you must provide an `Array:` joiner rule with that type, Please see the docs for details on specifying an Array rule.");var o=s,d=function(u,c){return c=c||r,r=c,Array.isArray(u)?o(u,d,c):e[u.type][t](u,d,c)},h=function(u,c){return r=Ks(c,i),d(u,r)};return h},qr=Gs(Lr),Js=function(e,t){return t=t||{},t.inline=!1,qr(e,t)},ul=function(e,t){return t=t||{},t.inline=!0,qr(e,t)},Ws=function(e,t){var i=Ys.test(e);return t=t||{},t.inline=!i,qr(e,t)},eo=Xs(Lr,"html"),fl=function(e,t){return eo(Js(e,t),t)},ml={defaultRules:Lr,parserFor:Gs,outputFor:Xs,inlineRegex:Oe,blockRegex:Ue,anyScopeRegex:Ea,parseInline:Nr,parseBlock:rl,markdownToHtml:fl,defaultBlockParse:Js,defaultInlineParse:ul,defaultImplicitParse:Ws,defaultHtmlOutput:eo,preprocess:Zs,sanitizeText:Gt,sanitizeUrl:Aa,unescapeUrl:ja,htmlTag:ne,defaultRawParse:qr,ruleOutput:cl,htmlFor:hl,defaultParse:function(...e){return typeof console<"u"&&console.warn("defaultParse is deprecated, please use `defaultImplicitParse`"),Ws.apply(null,e)},defaultOutput:function(...e){return typeof console<"u"&&console.warn("defaultOutput is deprecated, please use `defaultReactOutput`"),defaultReactOutput.apply(null,e)}};Sa.default=ml});var ve=te(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});Q.GuildNavigationRegex=Q.SlashCommandRegex=Q.SubtextRegex=Q.HeadingRegex=Q.TimestampRegex=Q.TextRegex=Q.StrikeThroughRegex=Q.SpoilerRegex=Q.EmoticonRegex=Q.CodeBlockRegex=Q.BlockQuoteRegex=Q.HereRegex=Q.EveryoneRegex=Q.UserMentionRegex=Q.RoleMentionRegex=Q.EmojiRegex=Q.ChannelMentionRegex=void 0;Q.ChannelMentionRegex=/^<#(\d{17,20})>/;Q.EmojiRegex=/^<(a)?:(\w{2,32}):(\d{17,21})>/;Q.RoleMentionRegex=/^<@&(\d{17,20})>/;Q.UserMentionRegex=/^<@!?(\d{17,20})>/;Q.EveryoneRegex=/^@everyone/;Q.HereRegex=/^@here/;Q.BlockQuoteRegex=/^( *>>> ([\s\S]*))|^( *> [^\n]*(\n *> [^\n]*)*\n?)/;Q.CodeBlockRegex=/^```(([a-z0-9_+\-.#]+?)\n+)?\n*([^]+?)\n*```/i;Q.EmoticonRegex=/^(¯\\_\(ツ\)_\/¯)/;Q.SpoilerRegex=/^\|\|([\s\S]+?)\|\|/;Q.StrikeThroughRegex=/^~~([\s\S]+?)~~(?!_)/;Q.TextRegex=/^[\s\S]+?(?=[^0-9A-Za-z\s]|\n\n|\n|\w+:\S|$)/;Q.TimestampRegex=/^<t:(-?\d+)(?::(R|t|T|d|D|f|F))?>/;Q.HeadingRegex=/^(#{1,3}) +([^\n]+?)(\n|$)/;Q.SubtextRegex=/^-# +([^\n]+?)(\n|$)/;Q.SlashCommandRegex=/^<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}(?: [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}){0,2})?:(\d{17,21})>/u;Q.GuildNavigationRegex=/^<(\d{17,20}):(?:(customize|browse|guide)|(linked-roles)(:\d{17,20})?)>/});var to=te(Qt=>{"use strict";var pl=Qt&&Qt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Qt,"__esModule",{value:!0});Qt.guildNavigation=void 0;var vl=pl(oe()),gl=ve();Qt.guildNavigation={order:vl.default.defaultRules.strong.order,match:e=>gl.GuildNavigationRegex.exec(e),parse:function(e){var t,i,r;let a=(t=e[2])!==null&&t!==void 0?t:e[3];if(a==="linked-roles"){let s=(r=(i=e[4])===null||i===void 0?void 0:i.slice(1))!==null&&r!==void 0?r:null;return{id:e[1],navigation:a,roleId:s}}else return{id:e[1],navigation:a}}}});var io=te(Yt=>{"use strict";var bl=Yt&&Yt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Yt,"__esModule",{value:!0});Yt.slashCommand=void 0;var _l=bl(oe()),xl=ve();Yt.slashCommand={order:_l.default.defaultRules.strong.order,match:e=>xl.SlashCommandRegex.exec(e),parse:function(e){let t=e[1].split(" "),i={fullName:e[1],name:t[0],subcommand:null,subcommandGroup:null,id:e[2]};return t.length==2&&(i.subcommand=t[1]),t.length===3&&(i.subcommandGroup=t[1],i.subcommand=t[2]),i}}});var ro=te(Xt=>{"use strict";var zl=Xt&&Xt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Xt,"__esModule",{value:!0});Xt.everyone=void 0;var yl=zl(oe()),wl=ve();Xt.everyone={order:yl.default.defaultRules.strong.order,match:e=>wl.EveryoneRegex.exec(e),parse:function(){return{}}}});var ao=te(Fr=>{"use strict";Object.defineProperty(Fr,"__esModule",{value:!0});Fr.TwemojiRegex=void 0;Fr.TwemojiRegex=/^((?:\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d[\udc68\udc69]|\ud83e\udef1\ud83c\udffb\u200d\ud83e\udef2\ud83c[\udffc-\udfff]|\ud83e\udef1\ud83c\udffc\u200d\ud83e\udef2\ud83c[\udffb\udffd-\udfff]|\ud83e\udef1\ud83c\udffd\u200d\ud83e\udef2\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\udef1\ud83c\udffe\u200d\ud83e\udef2\ud83c[\udffb-\udffd\udfff]|\ud83e\udef1\ud83c\udfff\u200d\ud83e\udef2\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d[\udc68\udc69]|\ud83e\uddd1\u200d\ud83e\udd1d\u200d\ud83e\uddd1|\ud83d\udc6f\ud83c\udffb\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffb\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2642\ufe0f|\ud83d\udc6f\u200d\u2640\ufe0f|\ud83d\udc6f\u200d\u2642\ufe0f|\ud83e\udd3c\u200d\u2640\ufe0f|\ud83e\udd3c\u200d\u2642\ufe0f|\ud83d\udc6b\ud83c[\udffb-\udfff]|\ud83d\udc6c\ud83c[\udffb-\udfff]|\ud83d\udc6d\ud83c[\udffb-\udfff]|\ud83d\udc6f\ud83c[\udffb-\udfff]|\ud83d\udc8f\ud83c[\udffb-\udfff]|\ud83d\udc91\ud83c[\udffb-\udfff]|\ud83e\udd1d\ud83c[\udffb-\udfff]|\ud83e\udd3c\ud83c[\udffb-\udfff]|\ud83d[\udc6b-\udc6d\udc6f\udc8f\udc91]|\ud83e[\udd1d\udd3c])|(?:\ud83d[\udc68\udc69]|\ud83e\uddd1)(?:\ud83c[\udffb-\udfff])?\u200d(?:\u2695\ufe0f|\u2696\ufe0f|\u2708\ufe0f|\ud83c[\udf3e\udf73\udf7c\udf84\udf93\udfa4\udfa8\udfeb\udfed]|\ud83d[\udcbb\udcbc\udd27\udd2c\ude80\ude92]|\ud83e[\uddaf-\uddb3\uddbc\uddbd\ude70])(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75]|\u26f9)((?:\ud83c[\udffb-\udfff]|\ufe0f)\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?)|(?:\ud83c[\udfc3\udfc4\udfca]|\ud83d[\udc6e\udc70\udc71\udc73\udc77\udc81\udc82\udc86\udc87\ude45-\ude47\ude4b\ude4d\ude4e\udea3\udeb4-\udeb6]|\ud83e[\udd26\udd35\udd37-\udd39\udd3d\udd3e\uddb8\uddb9\uddcd-\uddcf\uddd4\uddd6-\udddd])(?:\ud83c[\udffb-\udfff])?\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?|(?:\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83c\udff3\ufe0f\u200d\u26a7\ufe0f|\ud83c\udff3\ufe0f\u200d\ud83c\udf08|\ud83d\ude36\u200d\ud83c\udf2b\ufe0f|\u26d3\ufe0f\u200d\ud83d\udca5|\u2764\ufe0f\u200d\ud83d\udd25|\u2764\ufe0f\u200d\ud83e\ude79|\ud83c\udf44\u200d\ud83d\udfeb|\ud83c\udf4b\u200d\ud83d\udfe9|\ud83c\udff4\u200d\u2620\ufe0f|\ud83d\udc15\u200d\ud83e\uddba|\ud83d\udc26\u200d\ud83d\udd25|\ud83d\udc3b\u200d\u2744\ufe0f|\ud83d\udc41\u200d\ud83d\udde8|\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\ude2e\u200d\ud83d\udca8|\ud83d\ude35\u200d\ud83d\udcab|\ud83d\ude42\u200d\u2194\ufe0f|\ud83d\ude42\u200d\u2195\ufe0f|\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddde\u200d\u2640\ufe0f|\ud83e\uddde\u200d\u2642\ufe0f|\ud83e\udddf\u200d\u2640\ufe0f|\ud83e\udddf\u200d\u2642\ufe0f|\ud83d\udc08\u200d\u2b1b|\ud83d\udc26\u200d\u2b1b)|[#*0-9]\ufe0f?\u20e3|(?:[©®\u2122\u265f]\ufe0f)|(?:\ud83c[\udc04\udd70\udd71\udd7e\udd7f\ude02\ude1a\ude2f\ude37\udf21\udf24-\udf2c\udf36\udf7d\udf96\udf97\udf99-\udf9b\udf9e\udf9f\udfcd\udfce\udfd4-\udfdf\udff3\udff5\udff7]|\ud83d[\udc3f\udc41\udcfd\udd49\udd4a\udd6f\udd70\udd73\udd76-\udd79\udd87\udd8a-\udd8d\udda5\udda8\uddb1\uddb2\uddbc\uddc2-\uddc4\uddd1-\uddd3\udddc-\uddde\udde1\udde3\udde8\uddef\uddf3\uddfa\udecb\udecd-\udecf\udee0-\udee5\udee9\udef0\udef3]|[\u203c\u2049\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23ed-\u23ef\u23f1\u23f2\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u2660\u2663\u2665\u2666\u2668\u267b\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f8\u26fa\u26fd\u2702\u2708\u2709\u270f\u2712\u2714\u2716\u271d\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u2764\u27a1\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299])(?:\ufe0f|(?!\ufe0e))|(?:(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75\udd90]|\ud83e\udef0|[\u261d\u26f7\u26f9\u270c\u270d])(?:\ufe0f|(?!\ufe0e))|(?:\ud83c\udfc3|\ud83d\udeb6|\ud83e\uddce)(?:\ud83c[\udffb-\udfff])?(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udf85\udfc2\udfc4\udfc7\udfca]|\ud83d[\udc42\udc43\udc46-\udc50\udc66-\udc69\udc6e\udc70-\udc78\udc7c\udc81-\udc83\udc85-\udc87\udcaa\udd7a\udd95\udd96\ude45-\ude47\ude4b-\ude4f\udea3\udeb4\udeb5\udec0\udecc]|\ud83e[\udd0c\udd0f\udd18-\udd1c\udd1e\udd1f\udd26\udd30-\udd39\udd3d\udd3e\udd77\uddb5\uddb6\uddb8\uddb9\uddbb\uddcd\uddcf\uddd1-\udddd\udec3-\udec5\udef1-\udef8]|[\u270a\u270b]))(?:\ud83c[\udffb-\udfff])?|(?:\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f|\ud83c\udde6\ud83c[\udde8-\uddec\uddee\uddf1\uddf2\uddf4\uddf6-\uddfa\uddfc\uddfd\uddff]|\ud83c\udde7\ud83c[\udde6\udde7\udde9-\uddef\uddf1-\uddf4\uddf6-\uddf9\uddfb\uddfc\uddfe\uddff]|\ud83c\udde8\ud83c[\udde6\udde8\udde9\uddeb-\uddee\uddf0-\uddf7\uddfa-\uddff]|\ud83c\udde9\ud83c[\uddea\uddec\uddef\uddf0\uddf2\uddf4\uddff]|\ud83c\uddea\ud83c[\udde6\udde8\uddea\uddec\udded\uddf7-\uddfa]|\ud83c\uddeb\ud83c[\uddee-\uddf0\uddf2\uddf4\uddf7]|\ud83c\uddec\ud83c[\udde6\udde7\udde9-\uddee\uddf1-\uddf3\uddf5-\uddfa\uddfc\uddfe]|\ud83c\udded\ud83c[\uddf0\uddf2\uddf3\uddf7\uddf9\uddfa]|\ud83c\uddee\ud83c[\udde8-\uddea\uddf1-\uddf4\uddf6-\uddf9]|\ud83c\uddef\ud83c[\uddea\uddf2\uddf4\uddf5]|\ud83c\uddf0\ud83c[\uddea\uddec-\uddee\uddf2\uddf3\uddf5\uddf7\uddfc\uddfe\uddff]|\ud83c\uddf1\ud83c[\udde6-\udde8\uddee\uddf0\uddf7-\uddfb\uddfe]|\ud83c\uddf2\ud83c[\udde6\udde8-\udded\uddf0-\uddff]|\ud83c\uddf3\ud83c[\udde6\udde8\uddea-\uddec\uddee\uddf1\uddf4\uddf5\uddf7\uddfa\uddff]|\ud83c\uddf4\ud83c\uddf2|\ud83c\uddf5\ud83c[\udde6\uddea-\udded\uddf0-\uddf3\uddf7-\uddf9\uddfc\uddfe]|\ud83c\uddf6\ud83c\udde6|\ud83c\uddf7\ud83c[\uddea\uddf4\uddf8\uddfa\uddfc]|\ud83c\uddf8\ud83c[\udde6-\uddea\uddec-\uddf4\uddf7-\uddf9\uddfb\uddfd-\uddff]|\ud83c\uddf9\ud83c[\udde6\udde8\udde9\uddeb-\udded\uddef-\uddf4\uddf7\uddf9\uddfb\uddfc\uddff]|\ud83c\uddfa\ud83c[\udde6\uddec\uddf2\uddf3\uddf8\uddfe\uddff]|\ud83c\uddfb\ud83c[\udde6\udde8\uddea\uddec\uddee\uddf3\uddfa]|\ud83c\uddfc\ud83c[\uddeb\uddf8]|\ud83c\uddfd\ud83c\uddf0|\ud83c\uddfe\ud83c[\uddea\uddf9]|\ud83c\uddff\ud83c[\udde6\uddf2\uddfc]|\ud83c[\udccf\udd8e\udd91-\udd9a\udde6-\uddff\ude01\ude32-\ude36\ude38-\ude3a\ude50\ude51\udf00-\udf20\udf2d-\udf35\udf37-\udf7c\udf7e-\udf84\udf86-\udf93\udfa0-\udfc1\udfc5\udfc6\udfc8\udfc9\udfcf-\udfd3\udfe0-\udff0\udff4\udff8-\udfff]|\ud83d[\udc00-\udc3e\udc40\udc44\udc45\udc51-\udc65\udc6a\udc79-\udc7b\udc7d-\udc80\udc84\udc88-\udc8e\udc90\udc92-\udca9\udcab-\udcfc\udcff-\udd3d\udd4b-\udd4e\udd50-\udd67\udda4\uddfb-\ude44\ude48-\ude4a\ude80-\udea2\udea4-\udeb3\udeb7-\udebf\udec1-\udec5\uded0-\uded2\uded5-\uded8\udedc-\udedf\udeeb\udeec\udef4-\udefc\udfe0-\udfeb\udff0]|\ud83e[\udd0d\udd0e\udd10-\udd17\udd20-\udd25\udd27-\udd2f\udd3a\udd3f-\udd45\udd47-\udd76\udd78-\uddb4\uddb7\uddba\uddbc-\uddcc\uddd0\uddde-\uddff\ude70-\ude7c\ude80-\ude8a\ude8e-\udec2\udec6\udec8\udecd-\udedc\udedf-\udeea\udeef]|[\u23e9-\u23ec\u23f0\u23f3\u267e\u26ce\u2705\u2728\u274c\u274e\u2753-\u2755\u2795-\u2797\u27b0\u27bf\ue50a])|\ufe0f)/});var so=te(Jt=>{"use strict";var $l=Jt&&Jt.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(Jt,"__esModule",{value:!0});Jt.twemoji=void 0;var Ml=$l(oe()),kl=ao();Jt.twemoji={order:Ml.default.defaultRules.strong.order,match:e=>kl.TwemojiRegex.exec(e),parse:function(e){return{name:e[0]}}}});var oo=te(ei=>{"use strict";var Hl=ei&&ei.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ei,"__esModule",{value:!0});ei.channel=void 0;var Cl=Hl(oe()),Tl=ve();ei.channel={order:Cl.default.defaultRules.strong.order,match:e=>Tl.ChannelMentionRegex.exec(e),parse:function(e){return{id:e[1]}}}});var no=te(ti=>{"use strict";var El=ti&&ti.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ti,"__esModule",{value:!0});ti.timestamp=void 0;var Al=El(oe()),jl=ve();ti.timestamp={order:Al.default.defaultRules.strong.order,match:e=>jl.TimestampRegex.exec(e),parse:function(e){return{timestamp:e[1],format:e[2]}}}});var Je=te(Wr=>{"use strict";Object.defineProperty(Wr,"__esModule",{value:!0});Wr.extend=void 0;var Sl=(e,t)=>Object.assign({},t,e);Wr.extend=Sl});var lo=te(ii=>{"use strict";var Dl=ii&&ii.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ii,"__esModule",{value:!0});ii.blockQuote=void 0;var Il=Dl(oe()),Vl=Je(),Ol=ve();ii.blockQuote=(0,Vl.extend)({match:function(e,t,i){return!/^$|\n *$/.test(i)||t.inQuote?null:Ol.BlockQuoteRegex.exec(e)},parse:function(e,t,i){let r=e[0],s=!!/^ *>>> ?/.exec(r)?/^ *>>> ?/:/^ *> ?/gm,o=r.replace(s,"");return{content:t(o,Object.assign({},i,{inQuote:!0})),type:"blockQuote"}}},Il.default.defaultRules.blockQuote)});var ho=te(ri=>{"use strict";var Rl=ri&&ri.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ri,"__esModule",{value:!0});ri.strikethrough=void 0;var co=Rl(oe()),Bl=Je(),Pl=ve();ri.strikethrough=(0,Bl.extend)({match:co.default.inlineRegex(Pl.StrikeThroughRegex)},co.default.defaultRules.del)});var fo=te(ai=>{"use strict";var Nl=ai&&ai.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ai,"__esModule",{value:!0});ai.codeBlock=void 0;var uo=Nl(oe()),Ul=Je(),Ll=ve();ai.codeBlock=(0,Ul.extend)({match:uo.default.inlineRegex(Ll.CodeBlockRegex),parse:function(e,t,i){return{lang:(e[2]||"").trim(),content:e[3]||"",inQuote:i.inQuote||!1}}},uo.default.defaultRules.codeBlock)});var mo=te(si=>{"use strict";var ql=si&&si.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(si,"__esModule",{value:!0});si.emoji=void 0;var Fl=ql(oe()),Wl=ve();si.emoji={order:Fl.default.defaultRules.strong.order,match:e=>Wl.EmojiRegex.exec(e),parse:function(e){return{animated:e[1]==="a",name:e[2],id:e[3]}}}});var po=te(oi=>{"use strict";var Zl=oi&&oi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(oi,"__esModule",{value:!0});oi.role=void 0;var Kl=Zl(oe()),Gl=ve();oi.role={order:Kl.default.defaultRules.strong.order,match:e=>Gl.RoleMentionRegex.exec(e),parse:function(e){return{id:e[1]}}}});var vo=te(ni=>{"use strict";var Ql=ni&&ni.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ni,"__esModule",{value:!0});ni.autolink=void 0;var Yl=Ql(oe()),Xl=Je();ni.autolink=(0,Xl.extend)({parse:e=>({content:[{type:"text",content:e[1]}],target:e[1]})},Yl.default.defaultRules.autolink)});var go=te(di=>{"use strict";var Jl=di&&di.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(di,"__esModule",{value:!0});di.here=void 0;var ec=Jl(oe()),tc=ve();di.here={order:ec.default.defaultRules.strong.order,match:e=>tc.HereRegex.exec(e),parse:function(){return{}}}});var bo=te(li=>{"use strict";var ic=li&&li.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(li,"__esModule",{value:!0});li.emoticon=void 0;var rc=ic(oe()),ac=ve();li.emoticon={order:rc.default.defaultRules.text.order,match:e=>ac.EmoticonRegex.exec(e),parse:function(e){return{type:"text",content:e[1]}}}});var _o=te(ci=>{"use strict";var sc=ci&&ci.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ci,"__esModule",{value:!0});ci.user=void 0;var oc=sc(oe()),nc=ve();ci.user={order:oc.default.defaultRules.strong.order,match:e=>nc.UserMentionRegex.exec(e),parse:function(e){return{id:e[1],type:"user"}}}});var xo=te(Zr=>{"use strict";Object.defineProperty(Zr,"__esModule",{value:!0});Zr.spoiler=void 0;var dc=ve();Zr.spoiler={order:0,match:e=>dc.SpoilerRegex.exec(e),parse:function(e,t,i){return{content:t(e[1],i)}}}});var zo=te(hi=>{"use strict";var lc=hi&&hi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(hi,"__esModule",{value:!0});hi.heading=void 0;var cc=lc(oe()),hc=Je(),uc=ve();hi.heading=(0,hc.extend)({match:function(e,t){return t.prevCapture===null||t.prevCapture.slice(-1)[0]===`
`?uc.HeadingRegex.exec(e):null}},cc.default.defaultRules.heading)});var yo=te(ui=>{"use strict";var fc=ui&&ui.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(ui,"__esModule",{value:!0});ui.subtext=void 0;var mc=fc(oe()),pc=ve();ui.subtext={order:mc.default.defaultRules.heading.order-.5,match:function(e,t){return t.prevCapture===null||t.prevCapture.slice(-1)[0]===`
`?pc.SubtextRegex.exec(e):null},parse:function(e,t,i){return{content:t(e[1],i)}}}});var wo=te(fi=>{"use strict";var vc=fi&&fi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(fi,"__esModule",{value:!0});fi.text=void 0;var gc=vc(oe()),bc=Je(),_c=ve();fi.text=(0,bc.extend)({match:e=>_c.TextRegex.exec(e)},gc.default.defaultRules.text)});var $o=te(mi=>{"use strict";var xc=mi&&mi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(mi,"__esModule",{value:!0});mi.url=void 0;var zc=xc(oe()),yc=Je();mi.url=(0,yc.extend)({parse:e=>({content:[{type:"text",content:e[1]}],target:e[1]})},zc.default.defaultRules.url)});var ko=te(pi=>{"use strict";var wc=pi&&pi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(pi,"__esModule",{value:!0});pi.em=void 0;var $c=Je(),Mo=wc(oe());pi.em=(0,$c.extend)({parse:function(e,t,i){let r=Mo.default.defaultRules.em.parse(e,t,Object.assign({},i,{inEmphasis:!0}));return i.inEmphasis?r.content:r}},Mo.default.defaultRules.em)});var Co=te(vi=>{"use strict";var Mc=vi&&vi.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(vi,"__esModule",{value:!0});vi.br=void 0;var Ho=Mc(oe()),kc=Je();vi.br=(0,kc.extend)({match:Ho.default.anyScopeRegex(/^\n/)},Ho.default.defaultRules.br)});var Eo=te(be=>{"use strict";var Hc=be&&be.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(be,"__esModule",{value:!0});be.rulesExtended=be.rules=be.SimpleMarkdown=void 0;be.parse=To;var st=Hc(oe());be.SimpleMarkdown=st.default;var Cc=to(),Tc=io(),Ec=ro(),Ac=so(),jc=oo(),Sc=no(),Dc=lo(),Ic=ho(),Vc=fo(),Oc=mo(),Rc=po(),Bc=vo(),Pc=go(),Nc=bo(),Uc=_o(),Lc=xo(),qc=zo(),Fc=yo(),Wc=wo(),Zc=$o(),Kc=ko(),Gc=Co();be.rules={blockQuote:Dc.blockQuote,codeBlock:Vc.codeBlock,newline:st.default.defaultRules.newline,escape:st.default.defaultRules.escape,autolink:Bc.autolink,url:Zc.url,em:Kc.em,strong:st.default.defaultRules.strong,underline:st.default.defaultRules.u,strikethrough:Ic.strikethrough,inlineCode:st.default.defaultRules.inlineCode,text:Wc.text,emoticon:Nc.emoticon,br:Gc.br,spoiler:Lc.spoiler,heading:qc.heading,subtext:Fc.subtext,user:Uc.user,channel:jc.channel,role:Rc.role,emoji:Oc.emoji,everyone:Ec.everyone,here:Pc.here,twemoji:Ac.twemoji,timestamp:Sc.timestamp,slashCommand:Tc.slashCommand,guildNavigation:Cc.guildNavigation};be.rulesExtended=Object.assign(Object.assign({},be.rules),{link:st.default.defaultRules.link});var Qc=st.default.parserFor(be.rules),Yc=st.default.parserFor(be.rulesExtended);function To(e,t="normal"){return t==="normal"?Qc(e,{inline:!0}):Yc(e,{inline:!0})}be.default=To});var Yi=globalThis,Xi=Yi.ShadowRoot&&(Yi.ShadyCSS===void 0||Yi.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,na=Symbol(),is=new WeakMap,wi=class{constructor(t,i,r){if(this._$cssResult$=!0,r!==na)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=i}get styleSheet(){let t=this.o,i=this.t;if(Xi&&t===void 0){let r=i!==void 0&&i.length===1;r&&(t=is.get(i)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),r&&is.set(i,t))}return t}toString(){return this.cssText}},rs=e=>new wi(typeof e=="string"?e:e+"",void 0,na),K=(e,...t)=>{let i=e.length===1?e[0]:t.reduce((r,a,s)=>r+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(a)+e[s+1],e[0]);return new wi(i,e,na)},as=(e,t)=>{if(Xi)e.adoptedStyleSheets=t.map(i=>i instanceof CSSStyleSheet?i:i.styleSheet);else for(let i of t){let r=document.createElement("style"),a=Yi.litNonce;a!==void 0&&r.setAttribute("nonce",a),r.textContent=i.cssText,e.appendChild(r)}},da=Xi?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let i="";for(let r of t.cssRules)i+=r.cssText;return rs(i)})(e):e;var{is:Vn,defineProperty:On,getOwnPropertyDescriptor:Rn,getOwnPropertyNames:Bn,getOwnPropertySymbols:Pn,getPrototypeOf:Nn}=Object,Ji=globalThis,ss=Ji.trustedTypes,Un=ss?ss.emptyScript:"",Ln=Ji.reactiveElementPolyfillSupport,$i=(e,t)=>e,Mi={toAttribute(e,t){switch(t){case Boolean:e=e?Un:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let i=e;switch(t){case Boolean:i=e!==null;break;case Number:i=e===null?null:Number(e);break;case Object:case Array:try{i=JSON.parse(e)}catch{i=null}}return i}},er=(e,t)=>!Vn(e,t),os={attribute:!0,type:String,converter:Mi,reflect:!1,useDefault:!1,hasChanged:er};Symbol.metadata??=Symbol("metadata"),Ji.litPropertyMetadata??=new WeakMap;var it=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,i=os){if(i.state&&(i.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((i=Object.create(i)).wrapped=!0),this.elementProperties.set(t,i),!i.noAccessor){let r=Symbol(),a=this.getPropertyDescriptor(t,r,i);a!==void 0&&On(this.prototype,t,a)}}static getPropertyDescriptor(t,i,r){let{get:a,set:s}=Rn(this.prototype,t)??{get(){return this[i]},set(o){this[i]=o}};return{get:a,set(o){let d=a?.call(this);s?.call(this,o),this.requestUpdate(t,d,r)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??os}static _$Ei(){if(this.hasOwnProperty($i("elementProperties")))return;let t=Nn(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty($i("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty($i("properties"))){let i=this.properties,r=[...Bn(i),...Pn(i)];for(let a of r)this.createProperty(a,i[a])}let t=this[Symbol.metadata];if(t!==null){let i=litPropertyMetadata.get(t);if(i!==void 0)for(let[r,a]of i)this.elementProperties.set(r,a)}this._$Eh=new Map;for(let[i,r]of this.elementProperties){let a=this._$Eu(i,r);a!==void 0&&this._$Eh.set(a,i)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let i=[];if(Array.isArray(t)){let r=new Set(t.flat(1/0).reverse());for(let a of r)i.unshift(da(a))}else t!==void 0&&i.push(da(t));return i}static _$Eu(t,i){let r=i.attribute;return r===!1?void 0:typeof r=="string"?r:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,i=this.constructor.elementProperties;for(let r of i.keys())this.hasOwnProperty(r)&&(t.set(r,this[r]),delete this[r]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return as(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,i,r){this._$AK(t,r)}_$ET(t,i){let r=this.constructor.elementProperties.get(t),a=this.constructor._$Eu(t,r);if(a!==void 0&&r.reflect===!0){let s=(r.converter?.toAttribute!==void 0?r.converter:Mi).toAttribute(i,r.type);this._$Em=t,s==null?this.removeAttribute(a):this.setAttribute(a,s),this._$Em=null}}_$AK(t,i){let r=this.constructor,a=r._$Eh.get(t);if(a!==void 0&&this._$Em!==a){let s=r.getPropertyOptions(a),o=typeof s.converter=="function"?{fromAttribute:s.converter}:s.converter?.fromAttribute!==void 0?s.converter:Mi;this._$Em=a;let d=o.fromAttribute(i,s.type);this[a]=d??this._$Ej?.get(a)??d,this._$Em=null}}requestUpdate(t,i,r,a=!1,s){if(t!==void 0){let o=this.constructor;if(a===!1&&(s=this[t]),r??=o.getPropertyOptions(t),!((r.hasChanged??er)(s,i)||r.useDefault&&r.reflect&&s===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,r))))return;this.C(t,i,r)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,i,{useDefault:r,reflect:a,wrapped:s},o){r&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??i??this[t]),s!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||r||(i=void 0),this._$AL.set(t,i)),a===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(i){Promise.reject(i)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[a,s]of this._$Ep)this[a]=s;this._$Ep=void 0}let r=this.constructor.elementProperties;if(r.size>0)for(let[a,s]of r){let{wrapped:o}=s,d=this[a];o!==!0||this._$AL.has(a)||d===void 0||this.C(a,void 0,s,d)}}let t=!1,i=this._$AL;try{t=this.shouldUpdate(i),t?(this.willUpdate(i),this._$EO?.forEach(r=>r.hostUpdate?.()),this.update(i)):this._$EM()}catch(r){throw t=!1,this._$EM(),r}t&&this._$AE(i)}willUpdate(t){}_$AE(t){this._$EO?.forEach(i=>i.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(i=>this._$ET(i,this[i])),this._$EM()}updated(t){}firstUpdated(t){}};it.elementStyles=[],it.shadowRootOptions={mode:"open"},it[$i("elementProperties")]=new Map,it[$i("finalized")]=new Map,Ln?.({ReactiveElement:it}),(Ji.reactiveElementVersions??=[]).push("2.1.2");var ca=globalThis,ns=e=>e,tr=ca.trustedTypes,ds=tr?tr.createPolicy("lit-html",{createHTML:e=>e}):void 0,ha="$lit$",rt=`lit$${Math.random().toFixed(9).slice(2)}$`,ua="?"+rt,qn=`<${ua}>`,Et=document,Hi=()=>Et.createComment(""),Ci=e=>e===null||typeof e!="object"&&typeof e!="function",fa=Array.isArray,ms=e=>fa(e)||typeof e?.[Symbol.iterator]=="function",la=`[ 	
\f\r]`,ki=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ls=/-->/g,cs=/>/g,Ct=RegExp(`>|${la}(?:([^\\s"'>=/]+)(${la}*=${la}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),hs=/'/g,us=/"/g,ps=/^(?:script|style|textarea|title)$/i,ma=e=>(t,...i)=>({_$litType$:e,strings:t,values:i}),n=ma(1),E=ma(2),Mu=ma(3),de=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),fs=new WeakMap,Tt=Et.createTreeWalker(Et,129);function vs(e,t){if(!fa(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ds!==void 0?ds.createHTML(t):t}var gs=(e,t)=>{let i=e.length-1,r=[],a,s=t===2?"<svg>":t===3?"<math>":"",o=ki;for(let d=0;d<i;d++){let h=e[d],u,c,l=-1,p=0;for(;p<h.length&&(o.lastIndex=p,c=o.exec(h),c!==null);)p=o.lastIndex,o===ki?c[1]==="!--"?o=ls:c[1]!==void 0?o=cs:c[2]!==void 0?(ps.test(c[2])&&(a=RegExp("</"+c[2],"g")),o=Ct):c[3]!==void 0&&(o=Ct):o===Ct?c[0]===">"?(o=a??ki,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,u=c[1],o=c[3]===void 0?Ct:c[3]==='"'?us:hs):o===us||o===hs?o=Ct:o===ls||o===cs?o=ki:(o=Ct,a=void 0);let f=o===Ct&&e[d+1].startsWith("/>")?" ":"";s+=o===ki?h+qn:l>=0?(r.push(u),h.slice(0,l)+ha+h.slice(l)+rt+f):h+rt+(l===-2?d:f)}return[vs(e,s+(e[i]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},Ti=class e{constructor({strings:t,_$litType$:i},r){let a;this.parts=[];let s=0,o=0,d=t.length-1,h=this.parts,[u,c]=gs(t,i);if(this.el=e.createElement(u,r),Tt.currentNode=this.el.content,i===2||i===3){let l=this.el.content.firstChild;l.replaceWith(...l.childNodes)}for(;(a=Tt.nextNode())!==null&&h.length<d;){if(a.nodeType===1){if(a.hasAttributes())for(let l of a.getAttributeNames())if(l.endsWith(ha)){let p=c[o++],f=a.getAttribute(l).split(rt),b=/([.?@])?(.*)/.exec(p);h.push({type:1,index:s,name:b[2],strings:f,ctor:b[1]==="."?rr:b[1]==="?"?ar:b[1]==="@"?sr:jt}),a.removeAttribute(l)}else l.startsWith(rt)&&(h.push({type:6,index:s}),a.removeAttribute(l));if(ps.test(a.tagName)){let l=a.textContent.split(rt),p=l.length-1;if(p>0){a.textContent=tr?tr.emptyScript:"";for(let f=0;f<p;f++)a.append(l[f],Hi()),Tt.nextNode(),h.push({type:2,index:++s});a.append(l[p],Hi())}}}else if(a.nodeType===8)if(a.data===ua)h.push({type:2,index:s});else{let l=-1;for(;(l=a.data.indexOf(rt,l+1))!==-1;)h.push({type:7,index:s}),l+=rt.length-1}s++}}static createElement(t,i){let r=Et.createElement("template");return r.innerHTML=t,r}};function At(e,t,i=e,r){if(t===de)return t;let a=r!==void 0?i._$Co?.[r]:i._$Cl,s=Ci(t)?void 0:t._$litDirective$;return a?.constructor!==s&&(a?._$AO?.(!1),s===void 0?a=void 0:(a=new s(e),a._$AT(e,i,r)),r!==void 0?(i._$Co??=[])[r]=a:i._$Cl=a),a!==void 0&&(t=At(e,a._$AS(e,t.values),a,r)),t}var ir=class{constructor(t,i){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=i}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:i},parts:r}=this._$AD,a=(t?.creationScope??Et).importNode(i,!0);Tt.currentNode=a;let s=Tt.nextNode(),o=0,d=0,h=r[0];for(;h!==void 0;){if(o===h.index){let u;h.type===2?u=new Ot(s,s.nextSibling,this,t):h.type===1?u=new h.ctor(s,h.name,h.strings,this,t):h.type===6&&(u=new or(s,this,t)),this._$AV.push(u),h=r[++d]}o!==h?.index&&(s=Tt.nextNode(),o++)}return Tt.currentNode=Et,a}p(t){let i=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,i),i+=r.strings.length-2):r._$AI(t[i])),i++}},Ot=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,i,r,a){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=i,this._$AM=r,this.options=a,this._$Cv=a?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,i=this._$AM;return i!==void 0&&t?.nodeType===11&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,i=this){t=At(this,t,i),Ci(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==de&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ms(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&Ci(this._$AH)?this._$AA.nextSibling.data=t:this.T(Et.createTextNode(t)),this._$AH=t}$(t){let{values:i,_$litType$:r}=t,a=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=Ti.createElement(vs(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===a)this._$AH.p(i);else{let s=new ir(a,this),o=s.u(this.options);s.p(i),this.T(o),this._$AH=s}}_$AC(t){let i=fs.get(t.strings);return i===void 0&&fs.set(t.strings,i=new Ti(t)),i}k(t){fa(this._$AH)||(this._$AH=[],this._$AR());let i=this._$AH,r,a=0;for(let s of t)a===i.length?i.push(r=new e(this.O(Hi()),this.O(Hi()),this,this.options)):r=i[a],r._$AI(s),a++;a<i.length&&(this._$AR(r&&r._$AB.nextSibling,a),i.length=a)}_$AR(t=this._$AA.nextSibling,i){for(this._$AP?.(!1,!0,i);t!==this._$AB;){let r=ns(t).nextSibling;ns(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},jt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,i,r,a,s){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=i,this._$AM=a,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=$}_$AI(t,i=this,r,a){let s=this.strings,o=!1;if(s===void 0)t=At(this,t,i,0),o=!Ci(t)||t!==this._$AH&&t!==de,o&&(this._$AH=t);else{let d=t,h,u;for(t=s[0],h=0;h<s.length-1;h++)u=At(this,d[r+h],i,h),u===de&&(u=this._$AH[h]),o||=!Ci(u)||u!==this._$AH[h],u===$?t=$:t!==$&&(t+=(u??"")+s[h+1]),this._$AH[h]=u}o&&!a&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},rr=class extends jt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},ar=class extends jt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},sr=class extends jt{constructor(t,i,r,a,s){super(t,i,r,a,s),this.type=5}_$AI(t,i=this){if((t=At(this,t,i,0)??$)===de)return;let r=this._$AH,a=t===$&&r!==$||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,s=t!==$&&(r===$||a);a&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},or=class{constructor(t,i,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){At(this,t)}},bs={M:ha,P:rt,A:ua,C:1,L:gs,R:ir,D:ms,V:At,I:Ot,H:jt,N:ar,U:sr,B:rr,F:or},Fn=ca.litHtmlPolyfillSupport;Fn?.(Ti,Ot),(ca.litHtmlVersions??=[]).push("3.3.3");var Rt=(e,t,i)=>{let r=i?.renderBefore??t,a=r._$litPart$;if(a===void 0){let s=i?.renderBefore??null;r._$litPart$=a=new Ot(t.insertBefore(Hi(),s),s,void 0,i??{})}return a._$AI(e),a};var pa=globalThis,Y=class extends it{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let i=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=Rt(i,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return de}};Y._$litElement$=!0,Y.finalized=!0,pa.litElementHydrateSupport?.({LitElement:Y});var Wn=pa.litElementPolyfillSupport;Wn?.({LitElement:Y});(pa.litElementVersions??=[]).push("4.2.2");var yt=class extends Event{constructor(t,i,r,a){super("context-request",{bubbles:!0,composed:!0}),this.context=t,this.contextTarget=i,this.callback=r,this.subscribe=a??!1}};var Bt=class{constructor(t,i,r,a){if(this.subscribe=!1,this.provided=!1,this.value=void 0,this.t=(s,o)=>{this.unsubscribe&&(this.unsubscribe!==o&&(this.provided=!1,this.unsubscribe()),this.subscribe||this.unsubscribe()),this.value=s,this.host.requestUpdate(),this.provided&&!this.subscribe||(this.provided=!0,this.callback&&this.callback(s,o)),this.unsubscribe=o},this.host=t,i.context!==void 0){let s=i;this.context=s.context,this.callback=s.callback,this.subscribe=s.subscribe??!1}else this.context=i,this.callback=r,this.subscribe=a??!1;this.host.addController(this)}hostConnected(){this.dispatchRequest()}hostDisconnected(){this.unsubscribe&&(this.unsubscribe(),this.unsubscribe=void 0)}dispatchRequest(){this.host.dispatchEvent(new yt(this.context,this.host,this.t,this.subscribe))}};var nr=class{get value(){return this.o}set value(t){this.setValue(t)}setValue(t,i=!1){let r=i||!Object.is(t,this.o);this.o=t,r&&this.updateObservers()}constructor(t){this.subscriptions=new Map,this.updateObservers=()=>{for(let[i,{disposer:r}]of this.subscriptions)i(this.o,r)},t!==void 0&&(this.value=t)}addCallback(t,i,r){if(!r)return void t(this.value);this.subscriptions.has(t)||this.subscriptions.set(t,{disposer:()=>{this.subscriptions.delete(t)},consumerHost:i});let{disposer:a}=this.subscriptions.get(t);t(this.value,a)}clearCallbacks(){this.subscriptions.clear()}};var va=class extends Event{constructor(t,i){super("context-provider",{bubbles:!0,composed:!0}),this.context=t,this.contextTarget=i}},Pt=class extends nr{constructor(t,i,r){super(i.context!==void 0?i.initialValue:r),this.onContextRequest=a=>{if(a.context!==this.context)return;let s=a.contextTarget??a.composedPath()[0];s!==this.host&&(a.stopPropagation(),this.addCallback(a.callback,s,a.subscribe))},this.onProviderRequest=a=>{if(a.context!==this.context||(a.contextTarget??a.composedPath()[0])===this.host)return;let s=new Set;for(let[o,{consumerHost:d}]of this.subscriptions)s.has(o)||(s.add(o),d.dispatchEvent(new yt(this.context,d,o,!0)));a.stopPropagation()},this.host=t,i.context!==void 0?this.context=i.context:this.context=i,this.attachListeners(),this.host.addController?.(this)}attachListeners(){this.host.addEventListener("context-request",this.onContextRequest),this.host.addEventListener("context-provider",this.onProviderRequest)}hostConnected(){this.host.dispatchEvent(new va(this.context,this.host))}};function Ei({context:e}){return(t,i)=>{let r=new WeakMap;if(typeof i=="object")return{get(){return t.get.call(this)},set(a){return r.get(this).setValue(a),t.set.call(this,a)},init(a){return r.set(this,new Pt(this,{context:e,initialValue:a})),a}};{t.constructor.addInitializer((o=>{r.set(o,new Pt(o,{context:e}))}));let a=Object.getOwnPropertyDescriptor(t,i),s;if(a===void 0){let o=new WeakMap;s={get(){return o.get(this)},set(d){r.get(this).setValue(d),o.set(this,d)},configurable:!0,enumerable:!0}}else{let o=a.set;s={...a,set(d){r.get(this).setValue(d),o?.call(this,d)}}}return void Object.defineProperty(t,i,s)}}}function re({context:e,subscribe:t}){return(i,r)=>{typeof r=="object"?r.addInitializer((function(){new Bt(this,{context:e,callback:a=>{i.set.call(this,a)},subscribe:t})})):i.constructor.addInitializer((a=>{new Bt(a,{context:e,callback:s=>{a[r]=s},subscribe:t})}))}}var J=e=>(t,i)=>{i!==void 0?i.addInitializer(()=>{customElements.define(e,t)}):customElements.define(e,t)};var Kn={attribute:!0,type:String,converter:Mi,reflect:!1,hasChanged:er},Gn=(e=Kn,t,i)=>{let{kind:r,metadata:a}=i,s=globalThis.litPropertyMetadata.get(a);if(s===void 0&&globalThis.litPropertyMetadata.set(a,s=new Map),r==="setter"&&((e=Object.create(e)).wrapped=!0),s.set(i.name,e),r==="accessor"){let{name:o}=i;return{set(d){let h=t.get.call(this);t.set.call(this,d),this.requestUpdate(o,h,e,!0,d)},init(d){return d!==void 0&&this.C(o,void 0,e,d),d}}}if(r==="setter"){let{name:o}=i;return function(d){let h=this[o];t.call(this,d),this.requestUpdate(o,h,e,!0,d)}}throw Error("Unsupported decorator location: "+r)};function x(e){return(t,i)=>typeof i=="object"?Gn(e,t,i):((r,a,s)=>{let o=a.hasOwnProperty(s);return a.constructor.createProperty(s,r),o?Object.getOwnPropertyDescriptor(a,s):void 0})(e,t,i)}function B(e,t,i){return e?t(e):i?.(e)}var{I:Qn}=bs,_s=e=>e;var lr=e=>e.strings===void 0,xs=()=>document.createComment(""),Nt=(e,t,i)=>{let r=e._$AA.parentNode,a=t===void 0?e._$AB:t._$AA;if(i===void 0){let s=r.insertBefore(xs(),a),o=r.insertBefore(xs(),a);i=new Qn(s,o,e,e.options)}else{let s=i._$AB.nextSibling,o=i._$AM,d=o!==e;if(d){let h;i._$AQ?.(e),i._$AM=e,i._$AP!==void 0&&(h=e._$AU)!==o._$AU&&i._$AP(h)}if(s!==a||d){let h=i._$AA;for(;h!==s;){let u=_s(h).nextSibling;_s(r).insertBefore(h,a),h=u}}}return i},wt=(e,t,i=e)=>(e._$AI(t,i),e),Yn={},cr=(e,t=Yn)=>e._$AH=t,zs=e=>e._$AH,hr=e=>{e._$AR(),e._$AA.remove()};var ge={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Be=e=>(...t)=>({_$litDirective$:e,values:t}),De=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,i,r){this._$Ct=t,this._$AM=i,this._$Ci=r}_$AS(t,i){return this.update(t,i)}update(t,i){return this.render(...i)}};var Ai=(e,t)=>{let i=e._$AN;if(i===void 0)return!1;for(let r of i)r._$AO?.(t,!1),Ai(r,t);return!0},ur=e=>{let t,i;do{if((t=e._$AM)===void 0)break;i=t._$AN,i.delete(e),e=t}while(i?.size===0)},ys=e=>{for(let t;t=e._$AM;e=t){let i=t._$AN;if(i===void 0)t._$AN=i=new Set;else if(i.has(e))break;i.add(e),ed(t)}};function Xn(e){this._$AN!==void 0?(ur(this),this._$AM=e,ys(this)):this._$AM=e}function Jn(e,t=!1,i=0){let r=this._$AH,a=this._$AN;if(a!==void 0&&a.size!==0)if(t)if(Array.isArray(r))for(let s=i;s<r.length;s++)Ai(r[s],!1),ur(r[s]);else r!=null&&(Ai(r,!1),ur(r));else Ai(this,e)}var ed=e=>{e.type==ge.CHILD&&(e._$AP??=Jn,e._$AQ??=Xn)},fr=class extends De{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,i,r){super._$AT(t,i,r),ys(this),this.isConnected=t._$AU}_$AO(t,i=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),i&&(Ai(this,t),ur(this))}setValue(t){if(lr(this._$Ct))this._$Ct._$AI(t,this);else{let i=[...this._$Ct._$AH];i[this._$Ci]=t,this._$Ct._$AI(i,this,0)}}disconnected(){}reconnected(){}};var ga=class extends fr{host;element;prevData={};eventData={};render(t){return $}update(t,[i]){this.element!==t.element&&(this.element=t.element),this.host=t.options?.host??this.element,this.apply(i),this.groom(i),this.prevData={...i}}apply(t){if(!t)return;let{prevData:i,element:r}=this;for(let[a,s]of Object.entries(t)){if(s===i[a])continue;let o=a.slice(1);switch(a[0]){case"@":this.eventData[o]=s,this.applyEvent(o,s);break;case".":r[o]=s;break;case"?":s?r.setAttribute(o,""):r.removeAttribute(o);break;default:s===null?r.removeAttribute(a):r.setAttribute(a,String(s));break}}}groom(t){let{prevData:i,element:r}=this;if(i)for(let[a,s]of Object.entries(i)){let o=a.slice(1);if(!t||!(a in t)&&r[o]===s)switch(a[0]){case"@":this.groomEvent(o,s);break;case".":r[o]=void 0;break;case"?":r.removeAttribute(o);break;default:r.removeAttribute(a);break}}}applyEvent(t,i){let{prevData:r,element:a}=this;this.eventData[t]=i,r[t]&&a.removeEventListener(t,this,i),a.addEventListener(t,this,i)}groomEvent(t,i){let{element:r}=this;Reflect.deleteProperty(this.eventData,t),r.removeEventListener(t,this,i)}handleEvent(t){let i=this.eventData[t.type];typeof i=="function"?i.call(this.host,t):i.handleEvent(t)}disconnected(){let{eventData:t,element:i}=this;for(let[r,a]of Object.entries(t)){let s=r.slice(1);i.removeEventListener(s,this,a)}}reconnected(){let{eventData:t,element:i}=this;for(let[r,a]of Object.entries(t)){let s=r.slice(1);i.addEventListener(s,this,a)}}},A=Be(ga);var td=E`
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
`;function mr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${td}
	</svg>`}var id=E`
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
`;function pr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${id}
	</svg>`}var rd=E`
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
`;function vr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${rd}
	</svg>`}var ad=E`
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
`;function gr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ad}
	</svg>`}var sd=E`
	<path d="M6.563.875h-.438V.438H4.812v1.313h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437V.438H.875v.438H.438v1.75h.438v.438h.875v.438h.438v.875h.438v.438h.438v.438h.875v-.438h.438v-.438h.438V3.5h.438v-.437h.875v-.438h.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-1.75 0H.875v.438h1.313zm3.938 0H4.813v.438h1.313zm.438.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM4.377.438h-.439v.438h.438v.875h.438V.438zm-2.189 0v1.313h.438V.875h.438V.438zm-1.313 0H.438v.438h.438zM.438.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm.875.438H.875v.438h.875zm4.375 0h-.875v.438h.875zm.438-.438h-.438v.438h.438zM5.251 3.938V3.5h-.438v.875h1.75v-.437zM1.75 3.5v.438H.438v.438h1.75V3.5zm-1.313.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm5.25.438H.875v.438h5.25zm.438-.438h-.438v.438h.438zm.438-1.75h-.438v1.75h.438zm-4.376 0h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-.875.875h-.876v.438h.875z" fill="#000"/>
	<path d="M4.813 4.375v.438h-.438v.438h-.437v.438h-.875v-.438h-.438v-.438h-.437v-.438H.438v1.75h.438v.438h5.25v-.438h.438v-1.75z" fill="#6be473"/>
	<path d="M1.75 5.25h-.437v.438h.438zm-.438-.438H.875v.438h.438zM5.25 6.125v-.438h-.438v.438h-.874v-.438h-.875v.438h-.875v-.438H1.75v.438H.875v.438h5.25v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438.875h-.438v.438h.438z" fill="#008456"/>
	<path d="M2.625 3.938h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.875h-.438v.438h.438zm.875-.438h-.438v.438h.438zm.438-.875h-.438v.875h.438zM3.94 4.813h-.877v.438h.875z" fill="#ff1c90"/>
	<path d="M4.375 5.25h-.437v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-4.813.001v.875h.438v-.438h1.313v-.438zm.438-3.5H.438v.875h.438zM2.189.437H.875v.438h1.313zm.875.438h-.439v.438h.438zm.875-.438h-.876v.438h.875zm1.313 0h-.438v.875h.438V.875h.875V.438z" fill="#f0f0f0"/>
`;function br(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${sd}
	</svg>`}var od=E`
	<path d="M3.063.875v.438h.875V.875zm.875-.438v.438h1.75V.438zm1.75.438v.438h.438V.875zm.438.438v.438h.438v-.438zm.438.438v2.188h.438V1.75zm-.438 2.188v.875h.438v-.876zm-.438.875v.438h.438v-.438zm-.875.438v.438h.875v-.438zm-.875.438v.438h.875V5.69zm-.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M6.563 1.75h-.438v-.437h-.438V.875H3.938v.438h-.875V.875h-1.75v.438H.875v.438H.438v2.188h.438v.875h.438v.438h.875v.438h.875v.438h.875V5.69h.875v-.438h.875v-.438h.438v-.876h.438z" fill="#ff7fc0"/>
	<path d="M6.563 1.75h-.438v2.188h.438zm-.438 2.188h-.438v.875h.438zm-4.812 0H.875v.875h.438zm4.375.875h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#ff1b90"/>
	<path d="M1.313.438v.438h1.75V.438zM.875.875v.438h.438V.875zm-.437.438v.438h.438v-.438zM0 1.75v2.188h.438V1.75zm.438 2.188v.875h.438v-.875zm.438.875v.438h.438v-.438zm.438.438v.438h.875v-.438zm.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M1.313.875v.438h1.75V.875zm2.625 0v.438h1.75V.875zm-.875.438v.438h.875v-.438z" fill="#f0f0f0"/>
	<path opacity=".6" d="M4.813 2.625v-.437h-.875v.438h-.875v-.438h-.875v.438H1.75v1.313h.438v.438h.879v.438h.875v-.438h.871v-.439h.438V2.625z" fill="#fff"/>
	<path d="M5.688 1.313v.438h.438v-.438zm-4.813 0v.438h.438v-.438zm.438.438v.438h.438V1.75zM.438 1.75v.875h.438V1.75z" fill="#f0f0f0"/>
`;function _r(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${od}
	</svg>`}var nd=E`
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
`;function xr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${nd}
	</svg>`}var dd=E`
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
`;function zr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${dd}
	</svg>`}var ld=E`
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
`;function yr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ld}
	</svg>`}var cd=E`
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
`;function wr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${cd}
	</svg>`}var hd=E`
	<path d="M6.125 2.188v-.875h-.438V.875h-.438V.438h-.875v.438h.438v.438h.438v1.75h-.438v.438h-.438v.438H2.625V3.5h-.437v-.437H1.75v-1.75h.438V.875h.438V.438H1.75v.438h-.437v.438H.875v.875H.438v2.625h.438v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h.438V2.188z" fill="#b79cf8"/>
	<path d="M2.625 0H1.75v.438h.875zM.875 1.313H.438v.875h.438zm1.313 0H1.75v1.75h.438zm2.188 2.188H2.625v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M.438 2.188H0v2.625h.438zm4.375 4.375H2.188v.438h2.625z" fill="#000"/>
	<path d="M.875 4.375H.438v.438h.438zm4.813.875h-.875v.438H2.188V5.25h-.875v-.438H.875v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h-.438zm.875-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.438H1.75v.438h.875zM1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm-.438.875H.438v.438h.438zm.438.438H.875v.438h.438zm.875.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm2.625-.438h-.438v.438h.438zM4.813.439h-.438v.438h.438zm0 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063.438h-.438v.438h.438zm-.438.437h-.437v.438h.438zm0 2.188h-.437v.438h.438zm-1.75 1.75H.438v.875h.438zm.438.875H.875v.438h.438zM5.251 0h-.875v.438h.875zm.438 6.125h-.875v.438h.875zm-3.5 0h-.876v.438h.875zm4.374-4.812h-.438v.875h.438zm-1.313 0h-.438v1.75h.438zM7 2.188h-.438v2.625H7zM5.687.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zm0 2.188h-.438v.438h.438zm1.75 1.75h-.438v.875h.438zm-.438.875h-.438v.438h.438z" fill="#000"/>
	<path d="M2.188.875H1.75v.438h.438z" fill="#b79cf8"/>
`;function $r(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${hd}
	</svg>`}var ud=E`
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
`;function Mr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ud}
	</svg>`}var fd=E`
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
`;function kr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${fd}
	</svg>`}var md=E`
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
`;function Hr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${md}
	</svg>`}var pd=E`
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
`;function Cr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${pd}
	</svg>`}var vd=E`
	<path d="M5.688 1.313V.875h-.875v.438h-.438V.875h-.437V.438h-.875v.438h-.438v.438h-.437V.875h-.875v.438H.875v1.75h.875v.438h.438v-.438h2.625v.438h.438v-.438h.875v-1.75z" fill="#d1cdd5"/>
	<path d="M6.125 3.938V3.5h-1.75v-.437h-1.75v.438H.875v.438H.438v1.313h.438v.438h1.75v.438h.438v.438h.875v-.438h.438V5.69h1.75v-.438h.438V3.938z" fill="#57595f"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438zm-1.313 0h-.438v.438h.438zM2.625.875h-.437v.438h.438zM2.188.438h-.875v.438h.875zm-1.313.875H.438v1.75h.438zm.438-.438H.875v.438h.438zM.875 3.5H.438v.438h.438zm-.437.438H0v1.313h.438zm.438 1.313H.438v.438h.438zm1.75.438H.875v.438h1.75zm.438.438h-.439v.438h.438zm.875.438h-.876v.438h.875zm.438-.438h-.439v.438h.438zm1.75-.438h-1.75v.438h1.75zm.438-.438h-.438v.438h.438zm.438-1.313h-.438v1.313h.438zM6.565 3.5h-.438v.438h.438zm0-2.188h-.438v1.75h.438zM2.188 3.5H1.75v.438h.438zm.438-.438h-.438V3.5h.438zm1.75-.438H2.625v.438h1.75zm.438.438h-.438V3.5h.438zm.438.438h-.438v.438h.438zm.438-.438h-.438V3.5h.875v-.437zm-4.377.001H.875v.438h.875v-.438z" fill="#000"/>
	<path d="M.875 4.813H.438v.438h.438zm.438.438H.875v.438h.438zm1.75.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm-.438.438h-.875v.438h.875zm2.188-.875h-.438v.438h.438zm.438-1.313h-.438v1.313h.438z" fill="#35363a"/>
	<path d="M1.313 2.625H.875v.438h.438zm.875.438H1.75v.438h.438zm3.063 0h-.438v.438h.438zm-2.626-.438h-.437v.438h.438zm2.188 0h-.438v.438h.438z" fill="#847d8b"/>
	<path d="M5.25 3.063h-.438v.438h.438zm-.875-.875h-1.75v.438h1.75zm1.75-.438h-.438v1.313h.438z" fill="#847d8b"/>
	<path d="M1.75 1.75h-.437v.438h.438zm-.437-.437H.875v.438h.438zm.875-.438h-.875v.438h.875zm.875 0h-.438v.438h.438zm.875-.438h-.875v.438h.875zm.438.438h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M.875 3.938H.438v.438h.438zm.438-.438H.875v.438h.438zm1.313 0h-.438v.438h.438zm1.75-.438H2.625V3.5h1.75zm.875.875h-.438v.438h.438zm.875-.438h-.875v.438h.875z" fill="#d8d8d8"/>
`;function Tr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${vd}
	</svg>`}var gd=E`
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
`;function Er(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${gd}
	</svg>`}var bd=E`
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
`;function Ar(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${bd}
	</svg>`}var _d=E`
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
`;function jr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${_d}
	</svg>`}var xd=E`
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
`;function Sr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${xd}
	</svg>`}var zd=E`
	<path d="M5.688 2.625v-.437H5.25V1.75h-.438v-.437h-.438V.875h-.436V.438h-.875v.438h-.438v.438h-.437v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.875v.438h3.5v-.438h.875v-.438h.438V3.5h-.438v-.875z" fill="#0abbff"/>
	<path d="M3.063 0v.438h.875V0zm-.438.438v.438h.438V.438zm1.313 0v.438h.438V.438zm.438.438v.438h.438V.875zm.438.438v.438h.438v-.439zm.438.438v.438h.438v-.44zm.438.438v.438h.438v-.44zm.438.438v.875h.438v-.878zm-5.69-.003V3.5h.438v-.875zM0 3.5v2.188h.438V3.5zm6.563 0v2.188h.438V3.5zM2.188.875v.438h.438V.875zm-.438.438v.438h.438v-.438zm-.437.437v.438h.438V1.75zm-.438.438v.438h.438v-.438zm-.438 3.5v.438h.438v-.438zm5.688 0v.438h.438v-.438zm-4.375.875v.438h3.5v-.438z" fill="#000"/>
	<path d="M1.75 6.125v.438h3.5v-.438z" fill="#4282d8"/>
	<path d="M.875 6.125v.438h.875v-.438zm5.25.438v-.438H5.25v.438z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#fff"/>
	<path opacity=".5" d="M4.813 3.5v-.437h-.438v-.438h-.437v-.437h-.875v.438h-.438v.438h-.437v.438H1.75v1.313h.438v.438h2.625v-.438h.438V3.5z" fill="#fff"/>
	<path d="M2.625.875v.438h.438V.875zm-.437.438v.438h.438v-.438zm.438.438v.438h.438V1.75zM1.75 1.75v.438h.438V1.75zm-.437.438v.438h.438v-.438zm-.438.437V3.5h.438v-.875zM.438 3.5v.875h.438V3.5z" fill="#fff"/>
	<path d="M5.25 2.188v.438h.438v-.438zm.438.438v.875h.438v-.876zm.438.875v1.75h-.438v.438H5.25v.438h.875v-.438h.438V3.5zM.875 6.125h.875v-.438H.875z" fill="#4282d8"/>
`;function Dr(e={}){return n`<svg
		${A(e)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${zd}
	</svg>`}var yd=globalThis.$discordMessage??{};function St(){return yd}var ba={blue:"https://cdn.discordapp.com/embed/avatars/0.png",gray:"https://cdn.discordapp.com/embed/avatars/1.png",green:"https://cdn.discordapp.com/embed/avatars/2.png",orange:"https://cdn.discordapp.com/embed/avatars/3.png",red:"https://cdn.discordapp.com/embed/avatars/4.png",pink:"https://cdn.discordapp.com/embed/avatars/5.png"},_a=St().avatars??{},qe=Object.assign(ba,_a,{default:ba[_a.default]??_a.default??ba.blue}),Dt=St().profiles??{},ws=St().defaultTheme==="light"?"light":"dark",$s=St().defaultMode==="compact"?"compact":"cozy",Ms=St().defaultBackground==="none"?"none":"discord",ks=new Map([["heart",_r()],["crystal",mr()],["diamond",pr()],["explosion",vr()],["flame",gr()],["flower",br()],["key",xr()],["leaf",zr()],["lightning",yr()],["magic",wr()],["moon",$r()],["mushroom",Mr()],["mythical",kr()],["ornament",Hr()],["plasma",Cr()],["rock",Tr()],["shell",Er()],["skull",Ar()],["sun",jr()],["sword",Sr()],["water",Dr()]]);var wd=E`
	<path
		fill="currentColor"
		d="M18.91 12.98a5.45 5.45 0 0 1 2.18 6.2c-.1.33-.09.68.1.96l.83 1.32a1 1 0 0 1-.84 1.54h-5.5A5.6 5.6 0 0 1 10 17.5a5.6 5.6 0 0 1 5.68-5.5c1.2 0 2.32.36 3.23.98Z"
	/>
	<path
		fill="currentColor"
		d="M19.24 10.86c.32.16.72-.02.74-.38L20 10c0-4.42-4.03-8-9-8s-9 3.58-9 8c0 1.5.47 2.91 1.28 4.11.14.21.12.49-.06.67l-1.51 1.51A1 1 0 0 0 2.4 18h5.1a.5.5 0 0 0 .49-.5c0-4.2 3.5-7.5 7.68-7.5 1.28 0 2.5.3 3.56.86Z"
	/>
`;function ji(e={}){return n`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 20 20"
		xmlns="http://www.w3.org/2000/svg"
	>
		${wd}
	</svg>`}var $d=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M10.99 3.16A1 1 0 1 0 9 2.84L8.15 8H4a1 1 0 0 0 0 2h3.82l-.67 4H3a1 1 0 1 0 0 2h3.82l-.8 4.84a1 1 0 0 0 1.97.32L8.85 16h4.97l-.8 4.84a1 1 0 0 0 1.97.32l.86-5.16H20a1 1 0 1 0 0-2h-3.82l.67-4H21a1 1 0 1 0 0-2h-3.82l.8-4.84a1 1 0 1 0-1.97-.32L15.15 8h-4.97l.8-4.84ZM14.15 14l.67-4H9.85l-.67 4h4.97Z"
	/>
`;function Si(e={}){return n`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${$d}
	</svg>`}var Md=E`
	<path
		fill="currentColor"
		d="M12 2.81a1 1 0 0 1 0-1.41l.36-.36a1 1 0 0 1 1.41 0l9.2 9.2a1 1 0 0 1 0 1.4l-.7.7a1 1 0 0 1-1.3.13l-9.54-6.72a1 1 0 0 1-.08-1.58l1-1L12 2.8ZM12 21.2a1 1 0 0 1 0 1.41l-.35.35a1 1 0 0 1-1.41 0l-9.2-9.19a1 1 0 0 1 0-1.41l.7-.7a1 1 0 0 1 1.3-.12l9.54 6.72a1 1 0 0 1 .07 1.58l-1 1 .35.36ZM15.66 16.8a1 1 0 0 1-1.38.28l-8.49-5.66A1 1 0 1 1 6.9 9.76l8.49 5.65a1 1 0 0 1 .27 1.39ZM17.1 14.25a1 1 0 1 0 1.11-1.66L9.73 6.93a1 1 0 0 0-1.11 1.66l8.49 5.66Z"
	/>
`;function Di(e={}){return n`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Md}
	</svg>`}var kd=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M6 9h1V6a5 5 0 0 1 10 0v3h1a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Zm9-3v3H9V6a3 3 0 1 1 6 0Zm-1 8a2 2 0 0 1-1 1.73V18a1 1 0 1 1-2 0v-2.27A2 2 0 1 1 14 14Z"
	/>
`;function Ii(e={}){return n`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${kd}
	</svg>`}var Hd=E`
	<path
		fill="currentColor"
		d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.1 20.75c-.58.14-1.1-.33-1.1-.92v-.03c0-.5.37-.92.85-1.05a7 7 0 0 0 0-13.5A1.11 1.11 0 0 1 14 4.2v-.03c0-.6.52-1.06 1.1-.92a9 9 0 0 1 0 17.5Z"
	/>
	<path
		fill="currentColor"
		d="M15.16 16.51c-.57.28-1.16-.2-1.16-.83v-.14c0-.43.28-.8.63-1.02a3 3 0 0 0 0-5.04c-.35-.23-.63-.6-.63-1.02v-.14c0-.63.59-1.1 1.16-.83a5 5 0 0 1 0 9.02Z"
	/>
`;function Vi(e={}){return n`<svg
		${A(e)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Hd}
	</svg>`}var Ut=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Fe=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},he="light-theme",We="compact-mode",xa="no-background",nm=(()=>{let e=[J("discord-messages")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[];var N=class extends a{static{r=this}static{let M=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[Ei({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],h=[Ei({context:xa}),x({type:Boolean,reflect:!0,attribute:"no-background"})],l=[Ei({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],b=[x({reflect:!0,attribute:"channel-type"})],_=[x({reflect:!0,attribute:"channel-name"})],Ut(this,null,s,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,U)=>{w.lightTheme=U}},metadata:M},o,d),Ut(this,null,h,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:w=>"noBackground"in w,get:w=>w.noBackground,set:(w,U)=>{w.noBackground=U}},metadata:M},u,c),Ut(this,null,l,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:w=>"compactMode"in w,get:w=>w.compactMode,set:(w,U)=>{w.compactMode=U}},metadata:M},p,f),Ut(this,null,b,{kind:"accessor",name:"channelType",static:!1,private:!1,access:{has:w=>"channelType"in w,get:w=>w.channelType,set:(w,U)=>{w.channelType=U}},metadata:M},m,v),Ut(this,null,_,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:w=>"channelName"in w,get:w=>w.channelName,set:(w,U)=>{w.channelName=U}},metadata:M},D,T),Ut(null,t={value:r},e,{kind:"class",name:r.name,metadata:M},null,i),N=r=t.value,M&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:M})}static styles=K`
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
	`;#e=Fe(this,o,!1);get lightTheme(){return this.#e}set lightTheme(M){this.#e=M}#t=(Fe(this,d),Fe(this,u,!1));get noBackground(){return this.#t}set noBackground(M){this.#t=M}#r=(Fe(this,c),Fe(this,p,!1));get compactMode(){return this.#r}set compactMode(M){this.#r=M}#i=(Fe(this,f),Fe(this,m,void 0));get channelType(){return this.#i}set channelType(M){this.#i=M}#a=(Fe(this,v),Fe(this,D,void 0));get channelName(){return this.#a}set channelName(M){this.#a=M}connectedCallback(){super.connectedCallback(),(this.lightTheme||ws==="light"&&this.lightTheme)&&(this.lightTheme=!0),(this.compactMode||$s==="compact"&&this.compactMode)&&(this.compactMode=!0),(this.noBackground||Ms==="none"&&this.noBackground)&&(this.noBackground=!0)}render(){let M;switch(this.channelType){case"text":M=n`${Si()}`;break;case"voice":M=n`${Vi()}`;break;case"locked":M=n`${Ii()}`;break;case"thread":M=n`${Di()}`;break;case"forum":M=n`${ji()}`;break}return n`
			${B(this.channelType&&this.channelName,()=>n`<div class="discord-channel-header">
						<div class="discord-channel-icon">${M}</div>
						<div class="discord-channel-name">${this.channelName}</div>
					</div>`)}
			<slot></slot>
		`}constructor(){super(...arguments),Fe(this,T)}static{Fe(r,i)}};return N=r})();var Cd=E`
	<path d="M7.4,11.17,4,8.62,5,7.26l2,1.53L10.64,4l1.36,1Z" fill="currentColor" />
`;function Ze(e={}){return n`<svg
		${A(e)}
		class="discord-application-tag-verified"
		aria-label="Verified App"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 16 15.2"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Cd}
	</svg>`}var za=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Oi=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},_m=(()=>{let e=[J("discord-verified-author-tag")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[];var l=class extends a{static{r=this}static{let p=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({type:Boolean})],h=[re({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],za(this,null,s,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:f=>"verified"in f,get:f=>f.verified,set:(f,b)=>{f.verified=b}},metadata:p},o,d),za(this,null,h,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:f=>"compactMode"in f,get:f=>f.compactMode,set:(f,b)=>{f.compactMode=b}},metadata:p},u,c),za(null,t={value:r},e,{kind:"class",name:r.name,metadata:p},null,i),l=r=t.value,p&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:p})}static styles=K`
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
	`;#e=Oi(this,o,!1);get verified(){return this.#e}set verified(p){this.#e=p}#t=(Oi(this,d),Oi(this,u,!1));get compactMode(){return this.#t}set compactMode(p){this.#t=p}render(){return n`${B(this.verified,()=>Ze())}App`}constructor(){super(...arguments),Oi(this,c)}static{Oi(r,i)}};return l=r})();var V=e=>e??$;var Hs="important",Td=" !"+Hs,Ke=Be(class extends De{constructor(e){if(super(e),e.type!==ge.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,i)=>{let r=e[i];return r==null?t:t+`${i=i.includes("-")?i:i.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${r};`},"")}update(e,[t]){let{style:i}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let r of this.ft)t[r]==null&&(this.ft.delete(r),r.includes("-")?i.removeProperty(r):i[r]=null);for(let r in t){let a=t[r];if(a!=null){this.ft.add(r);let s=typeof a=="string"&&a.endsWith(Td);r.includes("-")||s?i.setProperty(r,s?a.slice(0,-11):a,s?Hs:""):i[r]=a}}return de}});var Ed=new Intl.DateTimeFormat("en-US",{day:"2-digit",month:"2-digit",year:"numeric"}),Ad=new Intl.DateTimeFormat("en-US",{hour12:!0,hour:"2-digit",minute:"2-digit"}),jd=new Intl.DateTimeFormat("en-US",{hour12:!1,hour:"2-digit",minute:"2-digit"}),Sd=e=>e instanceof Date?Ed.format(e):e,Dd=(e,t=!1)=>e instanceof Date?t?jd.format(e):Ad.format(e):e;function Lt(e,t=!1,i=!1){if(!(e instanceof Date)&&typeof e!="string")throw new TypeError("Timestamp prop must be a Date object or a string.");return t?Dd(e,i):Sd(e)}var Id=/(?:<(?<animated>a)?:(?<name>\w{2,32}):)?(?<id>\d{17,21})>?/;function qt(e){let t=St().emojis?.[e];if(t)return t;let i=Id.exec(e);if(i?.groups){let{name:r,id:a,animated:s}=i.groups;return{name:r,url:`https://cdn.discordapp.com/emojis/${a}.${s?"gif":"png"}`}}}function Ir(e){if(e)return ks.get(e)??e}var Ie=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},ie=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Cs=(()=>{let e=[J("discord-author-info")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[],N,M=[],w=[],U,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],H=[];var W=class extends a{static{r=this}static{let O=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x()],h=[x({type:Boolean})],l=[x({type:Boolean})],b=[x({type:Boolean,attribute:"official-app"})],_=[x({type:Boolean})],N=[x({attribute:"role-color"})],U=[x({attribute:"role-icon"})],pe=[x({attribute:"role-name"})],ze=[x({attribute:"clan-icon"})],$e=[x({attribute:"clan-tag"})],He=[x({type:Boolean})],Ee=[re({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],Se=[re({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Ie(this,null,s,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:k=>"author"in k,get:k=>k.author,set:(k,Z)=>{k.author=Z}},metadata:O},o,d),Ie(this,null,h,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:k=>"bot"in k,get:k=>k.bot,set:(k,Z)=>{k.bot=Z}},metadata:O},u,c),Ie(this,null,l,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:k=>"server"in k,get:k=>k.server,set:(k,Z)=>{k.server=Z}},metadata:O},p,f),Ie(this,null,b,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:k=>"officialApp"in k,get:k=>k.officialApp,set:(k,Z)=>{k.officialApp=Z}},metadata:O},m,v),Ie(this,null,_,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:k=>"op"in k,get:k=>k.op,set:(k,Z)=>{k.op=Z}},metadata:O},D,T),Ie(this,null,N,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:k=>"roleColor"in k,get:k=>k.roleColor,set:(k,Z)=>{k.roleColor=Z}},metadata:O},M,w),Ie(this,null,U,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:k=>"roleIcon"in k,get:k=>k.roleIcon,set:(k,Z)=>{k.roleIcon=Z}},metadata:O},ce,me),Ie(this,null,pe,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:k=>"roleName"in k,get:k=>k.roleName,set:(k,Z)=>{k.roleName=Z}},metadata:O},_e,xe),Ie(this,null,ze,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:k=>"clanIcon"in k,get:k=>k.clanIcon,set:(k,Z)=>{k.clanIcon=Z}},metadata:O},ye,we),Ie(this,null,$e,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:k=>"clanTag"in k,get:k=>k.clanTag,set:(k,Z)=>{k.clanTag=Z}},metadata:O},Me,ke),Ie(this,null,He,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:k=>"verified"in k,get:k=>k.verified,set:(k,Z)=>{k.verified=Z}},metadata:O},Ce,Te),Ie(this,null,Ee,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:k=>"compactMode"in k,get:k=>k.compactMode,set:(k,Z)=>{k.compactMode=Z}},metadata:O},Ae,je),Ie(this,null,Se,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:k=>"lightTheme"in k,get:k=>k.lightTheme,set:(k,Z)=>{k.lightTheme=Z}},metadata:O},P,H),Ie(null,t={value:r},e,{kind:"class",name:r.name,metadata:O},null,i),W=r=t.value,O&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:O})}static styles=K`
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
	`;#e=ie(this,o,void 0);get author(){return this.#e}set author(O){this.#e=O}#t=(ie(this,d),ie(this,u,!1));get bot(){return this.#t}set bot(O){this.#t=O}#r=(ie(this,c),ie(this,p,!1));get server(){return this.#r}set server(O){this.#r=O}#i=(ie(this,f),ie(this,m,!1));get officialApp(){return this.#i}set officialApp(O){this.#i=O}#a=(ie(this,v),ie(this,D,!1));get op(){return this.#a}set op(O){this.#a=O}#s=(ie(this,T),ie(this,M,void 0));get roleColor(){return this.#s}set roleColor(O){this.#s=O}#o=(ie(this,w),ie(this,ce,void 0));get roleIcon(){return this.#o}set roleIcon(O){this.#o=O}#l=(ie(this,me),ie(this,_e,void 0));get roleName(){return this.#l}set roleName(O){this.#l=O}#d=(ie(this,xe),ie(this,ye,void 0));get clanIcon(){return this.#d}set clanIcon(O){this.#d=O}#c=(ie(this,we),ie(this,Me,void 0));get clanTag(){return this.#c}set clanTag(O){this.#c=O}#n=(ie(this,ke),ie(this,Ce,!1));get verified(){return this.#n}set verified(O){this.#n=O}#h=(ie(this,Te),ie(this,Ae,!1));get compactMode(){return this.#h}set compactMode(O){this.#h=O}#u=(ie(this,je),ie(this,P,!1));get lightTheme(){return this.#u}set lightTheme(O){this.#u=O}render(){let O=Ir(this.clanIcon),k=this.clanTag?.slice(0,4);return n`${B(this.compactMode,()=>null,()=>n`<span class="discord-author-username" style="${Ke({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${B(this.roleIcon&&!this.compactMode,()=>n`<img
					class="discord-author-role-icon"
					src=${V(this.roleIcon)}
					height="20"
					width="20"
					alt=${V(this.roleName)}
					draggable="false"
				/>`)}
		${B(this.bot&&!this.server&&!this.officialApp,()=>n`<discord-verified-author-tag .verified=${this.verified}></discord-verified-author-tag>`)}
		${B(this.server&&!this.bot&&!this.officialApp,()=>n`<span class="discord-application-tag">Server</span>`)}
		${B(this.officialApp&&!this.server&&!this.bot,()=>n`<span class="discord-official-application">${Ze()}OFFICIAL</span>`)}
		${B(this.op,()=>n`<span class="discord-application-tag discord-application-tag-op">OP</span>`)}
		${B(this.compactMode,()=>n`<span class="discord-author-username" style="${Ke({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${B(this.clanIcon&&this.clanTag&&this.clanTag?.length>0,()=>n`
				<span class="discord-clan-tag">
					${O==="string"?n`<img srcset=${V(O)} alt=${V(k)} width="12" height="12" draggable="false" />`:O}
					<span>${k}</span>
				</span>
			`)} `}constructor(){super(...arguments),ie(this,H)}static{ie(r,i)}};return W=r})();var Vd=E`
	<path
		fill="currentColor"
		d="M56 50.6667V13.3333C56 10.4 53.6 8 50.6667 8H13.3333C10.4 8 8 10.4 8 13.3333V50.6667C8 53.6 10.4 56 13.3333 56H50.6667C53.6 56 56 53.6 56 50.6667ZM22.6667 36L29.3333 44.0267L38.6667 32L50.6667 48H13.3333L22.6667 36Z"
	/>
`;function Ri(e={}){return n`<svg ${A(e)} aria-hidden="false" width="64" height="64" viewBox="0 0 64 64">${Vd}</svg>`}var Od=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M5 3C3.89543 3 3 3.89543 3 5V19C3 20.1046 3.89543 21 5 21H19C20.1046 21 21 20.1046 21 19V5C21 3.89543 20.1046 3 19 3H5ZM16.8995 8.41419L15.4853 6.99998L7 15.4853L8.41421 16.8995L16.8995 8.41419Z"
	/>
`;function Bi(e){return n`<svg ${A(e||{})} class="discord-command-icon" aria-hidden="false" width="24" height="24" viewBox="0 0 24 24">
		${Od}
	</svg>`}var Rd=E`
	<path
		d="M0.809739 3.59646L5.12565 0.468433C5.17446 0.431163 5.23323 0.408043 5.2951 0.401763C5.35698 0.395482 5.41943 0.406298 5.4752 0.432954C5.53096 0.45961 5.57776 0.50101 5.61013 0.552343C5.64251 0.603676 5.65914 0.662833 5.6581 0.722939V2.3707C10.3624 2.3707 11.2539 5.52482 11.3991 7.21174C11.4028 7.27916 11.3848 7.34603 11.3474 7.40312C11.3101 7.46021 11.2554 7.50471 11.1908 7.53049C11.1262 7.55626 11.0549 7.56204 10.9868 7.54703C10.9187 7.53201 10.857 7.49695 10.8104 7.44666C8.72224 5.08977 5.6581 5.63359 5.6581 5.63359V7.28135C5.65831 7.34051 5.64141 7.39856 5.60931 7.44894C5.5772 7.49932 5.53117 7.54004 5.4764 7.5665C5.42163 7.59296 5.3603 7.60411 5.29932 7.59869C5.23834 7.59328 5.18014 7.57151 5.13128 7.53585L0.809739 4.40892C0.744492 4.3616 0.691538 4.30026 0.655067 4.22975C0.618596 4.15925 0.599609 4.08151 0.599609 4.00269C0.599609 3.92386 0.618596 3.84612 0.655067 3.77562C0.691538 3.70511 0.744492 3.64377 0.809739 3.59646Z"
		fill="currentColor"
	/>
`;function ya(e={}){return n`<svg ${A(e)} class="discord-reply-icon" aria-hidden="false" width="12" height="8" viewBox="0 0 12 8">${Rd}</svg>`}var ue=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},G=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Ts=(()=>{let e=[J("discord-reply")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[],N,M=[],w=[],U,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],H=[],W,O=[],k=[],Z,lt=[],ct=[],ht,ut=[],ft=[],mt,pt=[],vt=[],gt,bt=[],_t=[];var xt=class extends a{static{r=this}static{let I=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x()],h=[x()],l=[x()],b=[x({type:Boolean})],_=[x({type:Boolean})],N=[x({type:Boolean,attribute:"official-app"})],U=[x({type:Boolean})],pe=[x({type:Boolean})],ze=[x({type:Boolean})],$e=[x({attribute:"role-color"})],He=[x({type:Boolean})],Ee=[x({type:Boolean})],Se=[x({type:Boolean})],W=[x({attribute:"clan-icon"})],Z=[x({attribute:"clan-tag"})],ht=[x({type:Boolean,reflect:!0})],mt=[re({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],gt=[re({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],ue(this,null,s,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:y=>"profile"in y,get:y=>y.profile,set:(y,R)=>{y.profile=R}},metadata:I},o,d),ue(this,null,h,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:y=>"author"in y,get:y=>y.author,set:(y,R)=>{y.author=R}},metadata:I},u,c),ue(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:y=>"avatar"in y,get:y=>y.avatar,set:(y,R)=>{y.avatar=R}},metadata:I},p,f),ue(this,null,b,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:y=>"bot"in y,get:y=>y.bot,set:(y,R)=>{y.bot=R}},metadata:I},m,v),ue(this,null,_,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:y=>"server"in y,get:y=>y.server,set:(y,R)=>{y.server=R}},metadata:I},D,T),ue(this,null,N,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:y=>"officialApp"in y,get:y=>y.officialApp,set:(y,R)=>{y.officialApp=R}},metadata:I},M,w),ue(this,null,U,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:y=>"op"in y,get:y=>y.op,set:(y,R)=>{y.op=R}},metadata:I},ce,me),ue(this,null,pe,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:y=>"verified"in y,get:y=>y.verified,set:(y,R)=>{y.verified=R}},metadata:I},_e,xe),ue(this,null,ze,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:y=>"edited"in y,get:y=>y.edited,set:(y,R)=>{y.edited=R}},metadata:I},ye,we),ue(this,null,$e,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:y=>"roleColor"in y,get:y=>y.roleColor,set:(y,R)=>{y.roleColor=R}},metadata:I},Me,ke),ue(this,null,He,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:y=>"command"in y,get:y=>y.command,set:(y,R)=>{y.command=R}},metadata:I},Ce,Te),ue(this,null,Ee,{kind:"accessor",name:"attachment",static:!1,private:!1,access:{has:y=>"attachment"in y,get:y=>y.attachment,set:(y,R)=>{y.attachment=R}},metadata:I},Ae,je),ue(this,null,Se,{kind:"accessor",name:"mentions",static:!1,private:!1,access:{has:y=>"mentions"in y,get:y=>y.mentions,set:(y,R)=>{y.mentions=R}},metadata:I},P,H),ue(this,null,W,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:y=>"clanIcon"in y,get:y=>y.clanIcon,set:(y,R)=>{y.clanIcon=R}},metadata:I},O,k),ue(this,null,Z,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:y=>"clanTag"in y,get:y=>y.clanTag,set:(y,R)=>{y.clanTag=R}},metadata:I},lt,ct),ue(this,null,ht,{kind:"accessor",name:"deleted",static:!1,private:!1,access:{has:y=>"deleted"in y,get:y=>y.deleted,set:(y,R)=>{y.deleted=R}},metadata:I},ut,ft),ue(this,null,mt,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,R)=>{y.lightTheme=R}},metadata:I},pt,vt),ue(this,null,gt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:y=>"compactMode"in y,get:y=>y.compactMode,set:(y,R)=>{y.compactMode=R}},metadata:I},bt,_t),ue(null,t={value:r},e,{kind:"class",name:r.name,metadata:I},null,i),xt=r=t.value,I&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:I})}static styles=K`
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
	`;#e=G(this,o,void 0);get profile(){return this.#e}set profile(I){this.#e=I}#t=(G(this,d),G(this,u,"User"));get author(){return this.#t}set author(I){this.#t=I}#r=(G(this,c),G(this,p,void 0));get avatar(){return this.#r}set avatar(I){this.#r=I}#i=(G(this,f),G(this,m,!1));get bot(){return this.#i}set bot(I){this.#i=I}#a=(G(this,v),G(this,D,!1));get server(){return this.#a}set server(I){this.#a=I}#s=(G(this,T),G(this,M,!1));get officialApp(){return this.#s}set officialApp(I){this.#s=I}#o=(G(this,w),G(this,ce,!1));get op(){return this.#o}set op(I){this.#o=I}#l=(G(this,me),G(this,_e,!1));get verified(){return this.#l}set verified(I){this.#l=I}#d=(G(this,xe),G(this,ye,!1));get edited(){return this.#d}set edited(I){this.#d=I}#c=(G(this,we),G(this,Me,void 0));get roleColor(){return this.#c}set roleColor(I){this.#c=I}#n=(G(this,ke),G(this,Ce,!1));get command(){return this.#n}set command(I){this.#n=I}#h=(G(this,Te),G(this,Ae,!1));get attachment(){return this.#h}set attachment(I){this.#h=I}#u=(G(this,je),G(this,P,!1));get mentions(){return this.#u}set mentions(I){this.#u=I}#f=(G(this,H),G(this,O,void 0));get clanIcon(){return this.#f}set clanIcon(I){this.#f=I}#m=(G(this,k),G(this,lt,void 0));get clanTag(){return this.#m}set clanTag(I){this.#m=I}#p=(G(this,ct),G(this,ut,!1));get deleted(){return this.#p}set deleted(I){this.#p=I}#v=(G(this,ft),G(this,pt,!1));get lightTheme(){return this.#v}set lightTheme(I){this.#v=I}#g=(G(this,vt),G(this,bt,!1));get compactMode(){return this.#g}set compactMode(I){this.#g=I}resolveAvatar(I){return qe[I]??I??qe.default}render(){let I={author:this.author,bot:this.bot,verified:this.verified,officialApp:this.officialApp,op:this.op,server:this.server,roleColor:this.roleColor,clanIcon:this.clanIcon,clanTag:this.clanTag},y=Reflect.get(Dt,this.profile)??{},R={...I,...y,avatar:this.resolveAvatar(y.avatar??this.avatar)},tt=Ir(R.clanIcon),zt=R.clanTag?.slice(0,4),Ht=n`
			${B(R.bot&&!R.server&&!R.officialApp,()=>n`<span class="discord-application-tag">${R.verified?Ze():""}App</span>`)}
			${B(R.server&&!R.bot&&!R.officialApp,()=>n`<span class="discord-application-tag">Server</span>`)}
			${B(R.officialApp&&!R.server&&!R.bot,()=>n`<span class="discord-application-tag">${Ze()}OFFICIAL</span>`)}
		`;return n`${B(this.compactMode||this.deleted,()=>n`<div class="discord-reply-badge">${ya()}</div>`,()=>n`<img class="discord-replied-message-avatar" src="${V(R.avatar)}" alt="${V(R.author)}" />`)}
		${B(this.deleted,()=>n`<div class="discord-replied-deleted-message-content"><em>Original message was deleted</em></div>`,()=>n`${Ht}
					<span class="discord-replied-message-username" style=${Ke({color:R.roleColor})}
						>${B(this.mentions,()=>"@")}${R.author}</span
					>
					${B(R.clanIcon&&R.clanTag&&R.clanTag?.length>0,()=>n`<span class="discord-clan-tag">
								${tt==="string"?n`<img
											srcset=${V(tt)}
											alt=${V(zt)}
											width="12"
											height="12"
											draggable="false"
										/>`:tt}
								<span>${zt}</span>
							</span>`)}
					<!-- display: inline -->
					<div class="discord-replied-message-content"
						><slot></slot>${B(this.edited,()=>n`<span class="discord-message-edited">(edited)</span>`)}</div
					>
					${B(this.command,()=>Bi({class:"discord-replied-message-content-icon"}),()=>B(this.attachment,()=>Ri({class:"discord-replied-message-content-icon"})))}`)}`}constructor(){super(...arguments),G(this,_t)}static{G(r,i)}};return xt=r})();var Bd=E`
	<path d="M4.61241 0L6 0.845294L1.38759 10L0 9.15471L4.61241 0Z" fill="currentColor" />
`;function wa(e={}){return n`<svg ${A(e)} class="discord-command-icon" aria-hidden="false" width="6" height="10" viewBox="0 0 6 10" fill="none">
		${Bd}
	</svg>`}var Pd=E`
	<path fill="currentColor" d="M2.06 7.61c-.25.95.31 1.92 1.26 2.18l4.3 1.15c.94.25 1.91-.31 2.17-1.26l1.15-4.3c.25-.94-.31-1.91-1.26-2.17l-4.3-1.15c-.94-.25-1.91.31-2.17 1.26l-1.15 4.3ZM12.98 7.87a2 2 0 0 0 1.75 2.95H20a2 2 0 0 0 1.76-2.95l-2.63-4.83a2 2 0 0 0-3.51 0l-2.63 4.83ZM5.86 13.27a.89.89 0 0 1 1.28 0l.75.77a.9.9 0 0 0 .54.26l1.06.12c.5.06.85.52.8 1.02l-.13 1.08c-.02.2.03.42.14.6l.56.92c.27.43.14 1-.28 1.26l-.9.58a.92.92 0 0 0-.37.48l-.36 1.02a.9.9 0 0 1-1.15.57l-1-.36a.89.89 0 0 0-.6 0l-1 .36a.9.9 0 0 1-1.15-.57l-.36-1.02a.92.92 0 0 0-.37-.48l-.9-.58a.93.93 0 0 1-.28-1.26l.56-.93c.11-.17.16-.38.14-.59l-.12-1.08c-.06-.5.3-.96.8-1.02l1.05-.12a.9.9 0 0 0 .54-.26l.75-.77ZM18.52 13.71a1.1 1.1 0 0 0-2.04 0l-.46 1.24c-.19.5-.57.88-1.07 1.07l-1.24.46a1.1 1.1 0 0 0 0 2.04l1.24.46c.5.19.88.57 1.07 1.07l.46 1.24c.35.95 1.7.95 2.04 0l.46-1.24c.19-.5.57-.88 1.07-1.07l1.24-.46a1.1 1.1 0 0 0 0-2.04l-1.24-.46a1.8 1.8 0 0 1-1.07-1.07l-.46-1.24Z">
	</path>
`;function $a(e={}){return n`<svg ${A(e)} class="discord-command-icon-name" aria-hidden="false" width="10" height="10" viewBox="0 0 24 24" fill="none">
		${Pd}
	</svg>`}var Nd=E`
	<path fill="currentColor" d="M5.3 9.3a1 1 0 0 1 1.4 0l5.3 5.29 5.3-5.3a1 1 0 1 1 1.4 1.42l-6 6a1 1 0 0 1-1.4 0l-6-6a1 1 0 0 1 0-1.42Z"></path>
`;function Vr(e={}){return n`<svg ${A(e)} aria-hidden="false" width="18" height="18" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		${Nd}
	</svg>`}var Ud=E`
	<path fill="color-mix( in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%" d="M12 22a10 10 0 1 0-8.45-4.64c.13.19.11.44-.04.61l-2.06 2.37A1 1 0 0 0 2.2 22H12Z" class="">
    </path>
`;function Ma(e={}){return n`<svg ${A(e)} aria-hidden="false" width="16" height="16" viewBox="0 0 24 24" fill="none">${Ud}</svg>`}var le=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},F=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Es=(()=>{let e=[J("discord-command")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[],N,M=[],w=[],U,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],H=[],W,O=[],k=[],Z,lt=[],ct=[],ht,ut=[],ft=[],mt,pt=[],vt=[],gt,bt=[],_t=[],xt,I=[],y=[],R,tt=[],zt=[];var Ht=class extends a{static{r=this}static{let S=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({attribute:"profile"})],h=[x({attribute:"author"})],l=[x({attribute:"avatar"})],b=[x({attribute:"role-color"})],_=[x({attribute:"command"})],N=[x({attribute:"type"})],U=[x({attribute:"context-user-profile"})],pe=[x({attribute:"context-user-name"})],ze=[x({attribute:"context-user-image"})],$e=[x({attribute:"context-user-role-color"})],He=[x({type:Boolean,attribute:"context-user-bot"})],Ee=[x({type:Boolean,attribute:"context-user-bot-verified"})],Se=[x({type:Boolean,attribute:"context-command-reply"})],W=[x({type:Boolean,attribute:"context-attachment-reply"})],Z=[x({type:String,attribute:"context-message-reply"})],ht=[x({type:Boolean,attribute:"context-message-deleted"})],mt=[x({type:Boolean,attribute:"context-user-application-official"})],gt=[x({type:Boolean,attribute:"context-user-server"})],xt=[re({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],R=[re({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],le(this,null,s,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:z=>"profile"in z,get:z=>z.profile,set:(z,q)=>{z.profile=q}},metadata:S},o,d),le(this,null,h,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:z=>"author"in z,get:z=>z.author,set:(z,q)=>{z.author=q}},metadata:S},u,c),le(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:z=>"avatar"in z,get:z=>z.avatar,set:(z,q)=>{z.avatar=q}},metadata:S},p,f),le(this,null,b,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:z=>"roleColor"in z,get:z=>z.roleColor,set:(z,q)=>{z.roleColor=q}},metadata:S},m,v),le(this,null,_,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:z=>"command"in z,get:z=>z.command,set:(z,q)=>{z.command=q}},metadata:S},D,T),le(this,null,N,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:z=>"type"in z,get:z=>z.type,set:(z,q)=>{z.type=q}},metadata:S},M,w),le(this,null,U,{kind:"accessor",name:"contextUserProfile",static:!1,private:!1,access:{has:z=>"contextUserProfile"in z,get:z=>z.contextUserProfile,set:(z,q)=>{z.contextUserProfile=q}},metadata:S},ce,me),le(this,null,pe,{kind:"accessor",name:"contextUserName",static:!1,private:!1,access:{has:z=>"contextUserName"in z,get:z=>z.contextUserName,set:(z,q)=>{z.contextUserName=q}},metadata:S},_e,xe),le(this,null,ze,{kind:"accessor",name:"contextUserAvatar",static:!1,private:!1,access:{has:z=>"contextUserAvatar"in z,get:z=>z.contextUserAvatar,set:(z,q)=>{z.contextUserAvatar=q}},metadata:S},ye,we),le(this,null,$e,{kind:"accessor",name:"contextUserRoleColor",static:!1,private:!1,access:{has:z=>"contextUserRoleColor"in z,get:z=>z.contextUserRoleColor,set:(z,q)=>{z.contextUserRoleColor=q}},metadata:S},Me,ke),le(this,null,He,{kind:"accessor",name:"contextUserBot",static:!1,private:!1,access:{has:z=>"contextUserBot"in z,get:z=>z.contextUserBot,set:(z,q)=>{z.contextUserBot=q}},metadata:S},Ce,Te),le(this,null,Ee,{kind:"accessor",name:"contextUserBotVerified",static:!1,private:!1,access:{has:z=>"contextUserBotVerified"in z,get:z=>z.contextUserBotVerified,set:(z,q)=>{z.contextUserBotVerified=q}},metadata:S},Ae,je),le(this,null,Se,{kind:"accessor",name:"contextCommandReply",static:!1,private:!1,access:{has:z=>"contextCommandReply"in z,get:z=>z.contextCommandReply,set:(z,q)=>{z.contextCommandReply=q}},metadata:S},P,H),le(this,null,W,{kind:"accessor",name:"contextAttachmentReply",static:!1,private:!1,access:{has:z=>"contextAttachmentReply"in z,get:z=>z.contextAttachmentReply,set:(z,q)=>{z.contextAttachmentReply=q}},metadata:S},O,k),le(this,null,Z,{kind:"accessor",name:"contextMessageReply",static:!1,private:!1,access:{has:z=>"contextMessageReply"in z,get:z=>z.contextMessageReply,set:(z,q)=>{z.contextMessageReply=q}},metadata:S},lt,ct),le(this,null,ht,{kind:"accessor",name:"contextMessageDeleted",static:!1,private:!1,access:{has:z=>"contextMessageDeleted"in z,get:z=>z.contextMessageDeleted,set:(z,q)=>{z.contextMessageDeleted=q}},metadata:S},ut,ft),le(this,null,mt,{kind:"accessor",name:"contextUserOfficialApplication",static:!1,private:!1,access:{has:z=>"contextUserOfficialApplication"in z,get:z=>z.contextUserOfficialApplication,set:(z,q)=>{z.contextUserOfficialApplication=q}},metadata:S},pt,vt),le(this,null,gt,{kind:"accessor",name:"contextUserServer",static:!1,private:!1,access:{has:z=>"contextUserServer"in z,get:z=>z.contextUserServer,set:(z,q)=>{z.contextUserServer=q}},metadata:S},bt,_t),le(this,null,xt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:z=>"compactMode"in z,get:z=>z.compactMode,set:(z,q)=>{z.compactMode=q}},metadata:S},I,y),le(this,null,R,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:z=>"lightTheme"in z,get:z=>z.lightTheme,set:(z,q)=>{z.lightTheme=q}},metadata:S},tt,zt),le(null,t={value:r},e,{kind:"class",name:r.name,metadata:S},null,i),Ht=r=t.value,S&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:S})}static styles=[Ts.styles,K`
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
		`];#e=F(this,o,void 0);get profile(){return this.#e}set profile(S){this.#e=S}#t=(F(this,d),F(this,u,"User"));get author(){return this.#t}set author(S){this.#t=S}#r=(F(this,c),F(this,p,void 0));get avatar(){return this.#r}set avatar(S){this.#r=S}#i=(F(this,f),F(this,m,void 0));get roleColor(){return this.#i}set roleColor(S){this.#i=S}#a=(F(this,v),F(this,D,void 0));get command(){return this.#a}set command(S){this.#a=S}#s=(F(this,T),F(this,M,"slash_command"));get type(){return this.#s}set type(S){this.#s=S}#o=(F(this,w),F(this,ce,void 0));get contextUserProfile(){return this.#o}set contextUserProfile(S){this.#o=S}#l=(F(this,me),F(this,_e,"User"));get contextUserName(){return this.#l}set contextUserName(S){this.#l=S}#d=(F(this,xe),F(this,ye,void 0));get contextUserAvatar(){return this.#d}set contextUserAvatar(S){this.#d=S}#c=(F(this,we),F(this,Me,void 0));get contextUserRoleColor(){return this.#c}set contextUserRoleColor(S){this.#c=S}#n=(F(this,ke),F(this,Ce,!1));get contextUserBot(){return this.#n}set contextUserBot(S){this.#n=S}#h=(F(this,Te),F(this,Ae,!1));get contextUserBotVerified(){return this.#h}set contextUserBotVerified(S){this.#h=S}#u=(F(this,je),F(this,P,!1));get contextCommandReply(){return this.#u}set contextCommandReply(S){this.#u=S}#f=(F(this,H),F(this,O,!1));get contextAttachmentReply(){return this.#f}set contextAttachmentReply(S){this.#f=S}#m=(F(this,k),F(this,lt,void 0));get contextMessageReply(){return this.#m}set contextMessageReply(S){this.#m=S}#p=(F(this,ct),F(this,ut,!1));get contextMessageDeleted(){return this.#p}set contextMessageDeleted(S){this.#p=S}#v=(F(this,ft),F(this,pt,!1));get contextUserOfficialApplication(){return this.#v}set contextUserOfficialApplication(S){this.#v=S}#g=(F(this,vt),F(this,bt,!1));get contextUserServer(){return this.#g}set contextUserServer(S){this.#g=S}#b=(F(this,_t),F(this,I,!1));get compactMode(){return this.#b}set compactMode(S){this.#b=S}#_=(F(this,y),F(this,tt,!1));get lightTheme(){return this.#_}set lightTheme(S){this.#_=S}validCommandTypes=(F(this,zt),new Set(["user_command","message_command","slash_command"]));checkType(){if(this.type){if(typeof this.type!="string")throw new TypeError("DiscordCommand `type` prop must be a string.");if(!this.validCommandTypes.has(this.type))throw new RangeError("DiscordCommand `type` prop must be one of: 'uer_command', 'message_command' or 'slash_command'")}}resolveAvatar(S){return qe[S]??S??qe.default}render(){this.checkType();let S={author:this.author,bot:!1,verified:!1,server:!1,roleColor:this.roleColor},z=Reflect.get(Dt,this.profile)??{},q={...S,...z,avatar:this.resolveAvatar(z.avatar??this.avatar)},Gi={author:this.contextUserName,bot:this.contextUserBot,verified:this.contextUserBotVerified,server:!1,roleColor:this.contextUserRoleColor},zi=Reflect.get(Dt,this.contextUserProfile)??{},Re={...Gi,...zi,avatar:this.resolveAvatar(zi.avatar??this.contextUserAvatar)},Qi=this.contextMessageDeleted?n`<em class="discord-message-deleted">Original message was deleted</em>`:this.contextMessageReply;return n`
			${B(this.compactMode,()=>n`<div class="discord-reply-badge">${wa()}</div>`,()=>n`<img class="discord-replied-message-avatar" src="${V(q.avatar)}" alt="${V(q.author)}" />`)}
			<span class="discord-replied-message-username" style=${Ke({color:q.roleColor??""})}>${q.author}</span>
			<span> used </span>
			${B(this.type==="slash_command",()=>n`<div class="discord-replied-message-content discord-slash-command-name">
						${$a()}<span>${this.command}</span>
					</div>`)}
			${B(this.type==="user_command",()=>n`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Vr({class:"discord-arrow-right-icon"})}
						<div class="discord-context-user">
							${B(!this.compactMode,()=>n`<img
										class="discord-replied-message-avatar"
										src="${V(Re.avatar)}"
										alt="${V(Re.author)}"
									/>`)}
							<span class="discord-replied-message-username" style=${Ke({color:Re.roleColor??""})}
								>${Re.author}</span
							>
						</div>`)}
			${B(this.type==="message_command",()=>n`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Vr({class:"discord-arrow-right-icon"})}
						${B(!this.contextMessageDeleted,()=>n`<div class="discord-context-user">
									${B(!this.compactMode,()=>B(!this.contextUserOfficialApplication,()=>n`<img
													class="discord-replied-message-avatar"
													src="${V(Re.avatar)}"
													alt="${V(Re.author)}"
												/>`,()=>n`<img
													class="discord-replied-message-avatar"
													src="${V(qe.blue)}"
													alt="OFFICIALAPPLICATION"
												/>`))}
									${B(Re.bot,()=>n`<span class="discord-application-tag">${Re.verified?Ze():""}App</span>`,()=>B(this.contextUserServer,()=>n`<span class="discord-application-tag">SERVER</span>`,()=>B(this.contextUserOfficialApplication,()=>n`<span class="discord-application-tag">${Ze()}OFFICIAL</span>`)))}
									<span class="discord-replied-message-username" style=${Ke({color:Re.roleColor??""})}
										>${Re.author}</span
									><span></span>
								</div>`,()=>B(this.contextMessageDeleted,()=>Ma({class:"discord-message-margintop",style:"margin-right: 3px;"})))}
						<div class="discord-replied-message-content discord-message-margintop">${Qi}</div>
						${B(this.contextCommandReply&&!this.contextMessageDeleted,()=>Bi({class:"discord-replied-message-content-icon discord-message-margintop"}),()=>B(this.contextAttachmentReply,()=>Ri({class:"discord-replied-message-content-icon discord-message-margintop"})))} `)}
		`}static{F(r,i)}};return Ht=r})();var $t=Be(class extends De{constructor(e){if(super(e),e.type!==ge.ATTRIBUTE||e.name!=="class"||e.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(e){return" "+Object.keys(e).filter(t=>e[t]).join(" ")+" "}update(e,[t]){if(this.st===void 0){this.st=new Set,e.strings!==void 0&&(this.nt=new Set(e.strings.join(" ").split(/\s/).filter(r=>r!=="")));for(let r in t)t[r]&&!this.nt?.has(r)&&this.st.add(r);return this.render(t)}let i=e.element.classList;for(let r of this.st)r in t||(i.remove(r),this.st.delete(r));for(let r in t){let a=!!t[r];a===this.st.has(r)||this.nt?.has(r)||(a?(i.add(r),this.st.add(r)):(i.remove(r),this.st.delete(r)))}return de}});var Ft=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Ge=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},rp=(()=>{let e=[J("discord-custom-emoji")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[];var N=class extends a{static{r=this}static{let M=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x()],h=[x()],l=[x({attribute:!1})],b=[x({type:Boolean,attribute:"embed-emoji"})],_=[x({type:Boolean,attribute:"jumbo"})],Ft(this,null,s,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:w=>"name"in w,get:w=>w.name,set:(w,U)=>{w.name=U}},metadata:M},o,d),Ft(this,null,h,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:w=>"url"in w,get:w=>w.url,set:(w,U)=>{w.url=U}},metadata:M},u,c),Ft(this,null,l,{kind:"accessor",name:"customEmojisMap",static:!1,private:!1,access:{has:w=>"customEmojisMap"in w,get:w=>w.customEmojisMap,set:(w,U)=>{w.customEmojisMap=U}},metadata:M},p,f),Ft(this,null,b,{kind:"accessor",name:"embedEmoji",static:!1,private:!1,access:{has:w=>"embedEmoji"in w,get:w=>w.embedEmoji,set:(w,U)=>{w.embedEmoji=U}},metadata:M},m,v),Ft(this,null,_,{kind:"accessor",name:"jumbo",static:!1,private:!1,access:{has:w=>"jumbo"in w,get:w=>w.jumbo,set:(w,U)=>{w.jumbo=U}},metadata:M},D,T),Ft(null,t={value:r},e,{kind:"class",name:r.name,metadata:M},null,i),N=r=t.value,M&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:M})}static styles=K`
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
	`;#e=Ge(this,o,void 0);get name(){return this.#e}set name(M){this.#e=M}#t=(Ge(this,d),Ge(this,u,void 0));get url(){return this.#t}set url(M){this.#t=M}#r=(Ge(this,c),Ge(this,p,{}));get customEmojisMap(){return this.#r}set customEmojisMap(M){this.#r=M}#i=(Ge(this,f),Ge(this,m,void 0));get embedEmoji(){return this.#i}set embedEmoji(M){this.#i=M}#a=(Ge(this,v),Ge(this,D,void 0));get jumbo(){return this.#a}set jumbo(M){this.#a=M}willUpdate(){if(!this.url&&this.name){let M=qt(this.name)??this.customEmojisMap[this.name];M&&(this.url??=M.url??"",this.embedEmoji??=M.embedEmoji??!1)}}render(){let M=`:${this.name}:`;return n`<span
			class=${$t({"discord-embed-custom-emoji":this.embedEmoji,"discord-custom-emoji":!this.embedEmoji})}
			><img
				aria-label=${M}
				src=${V(this.url)}
				alt=${M}
				draggable="false"
				class=${$t({"discord-embed-custom-emoji-image":this.embedEmoji,"discord-custom-emoji-image":!this.embedEmoji,"discord-custom-jumbo-emoji-image":this.jumbo})}
		/></span> `}constructor(){super(...arguments),Ge(this,T)}static{Ge(r,i)}};return N=r})();var Pe=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},ae=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},As=(()=>{let e=[J("discord-embed")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[],N,M=[],w=[],U,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[];var Se=class extends a{static{r=this}static{let P=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x()],h=[x({attribute:"author-name"})],l=[x({attribute:"author-image"})],b=[x({attribute:"author-url"})],_=[x({attribute:"embed-title"})],N=[x({attribute:!1})],U=[x()],pe=[x()],ze=[x()],$e=[x()],He=[x()],Ee=[re({context:he,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Pe(this,null,s,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:H=>"color"in H,get:H=>H.color,set:(H,W)=>{H.color=W}},metadata:P},o,d),Pe(this,null,h,{kind:"accessor",name:"authorName",static:!1,private:!1,access:{has:H=>"authorName"in H,get:H=>H.authorName,set:(H,W)=>{H.authorName=W}},metadata:P},u,c),Pe(this,null,l,{kind:"accessor",name:"authorImage",static:!1,private:!1,access:{has:H=>"authorImage"in H,get:H=>H.authorImage,set:(H,W)=>{H.authorImage=W}},metadata:P},p,f),Pe(this,null,b,{kind:"accessor",name:"authorUrl",static:!1,private:!1,access:{has:H=>"authorUrl"in H,get:H=>H.authorUrl,set:(H,W)=>{H.authorUrl=W}},metadata:P},m,v),Pe(this,null,_,{kind:"accessor",name:"embedTitle",static:!1,private:!1,access:{has:H=>"embedTitle"in H,get:H=>H.embedTitle,set:(H,W)=>{H.embedTitle=W}},metadata:P},D,T),Pe(this,null,N,{kind:"accessor",name:"embedEmojisMap",static:!1,private:!1,access:{has:H=>"embedEmojisMap"in H,get:H=>H.embedEmojisMap,set:(H,W)=>{H.embedEmojisMap=W}},metadata:P},M,w),Pe(this,null,U,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:H=>"url"in H,get:H=>H.url,set:(H,W)=>{H.url=W}},metadata:P},ce,me),Pe(this,null,pe,{kind:"accessor",name:"thumbnail",static:!1,private:!1,access:{has:H=>"thumbnail"in H,get:H=>H.thumbnail,set:(H,W)=>{H.thumbnail=W}},metadata:P},_e,xe),Pe(this,null,ze,{kind:"accessor",name:"image",static:!1,private:!1,access:{has:H=>"image"in H,get:H=>H.image,set:(H,W)=>{H.image=W}},metadata:P},ye,we),Pe(this,null,$e,{kind:"accessor",name:"video",static:!1,private:!1,access:{has:H=>"video"in H,get:H=>H.video,set:(H,W)=>{H.video=W}},metadata:P},Me,ke),Pe(this,null,He,{kind:"accessor",name:"provider",static:!1,private:!1,access:{has:H=>"provider"in H,get:H=>H.provider,set:(H,W)=>{H.provider=W}},metadata:P},Ce,Te),Pe(this,null,Ee,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:H=>"lightTheme"in H,get:H=>H.lightTheme,set:(H,W)=>{H.lightTheme=W}},metadata:P},Ae,je),Pe(null,t={value:r},e,{kind:"class",name:r.name,metadata:P},null,i),Se=r=t.value,P&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:P})}static styles=K`
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
	`;#e=ae(this,o,void 0);get color(){return this.#e}set color(P){this.#e=P}#t=(ae(this,d),ae(this,u,void 0));get authorName(){return this.#t}set authorName(P){this.#t=P}#r=(ae(this,c),ae(this,p,void 0));get authorImage(){return this.#r}set authorImage(P){this.#r=P}#i=(ae(this,f),ae(this,m,void 0));get authorUrl(){return this.#i}set authorUrl(P){this.#i=P}#a=(ae(this,v),ae(this,D,void 0));get embedTitle(){return this.#a}set embedTitle(P){this.#a=P}#s=(ae(this,T),ae(this,M,{}));get embedEmojisMap(){return this.#s}set embedEmojisMap(P){this.#s=P}#o=(ae(this,w),ae(this,ce,void 0));get url(){return this.#o}set url(P){this.#o=P}#l=(ae(this,me),ae(this,_e,void 0));get thumbnail(){return this.#l}set thumbnail(P){this.#l=P}#d=(ae(this,xe),ae(this,ye,void 0));get image(){return this.#d}set image(P){this.#d=P}#c=(ae(this,we),ae(this,Me,void 0));get video(){return this.#c}set video(P){this.#c=P}#n=(ae(this,ke),ae(this,Ce,void 0));get provider(){return this.#n}set provider(P){this.#n=P}#h=(ae(this,Te),ae(this,Ae,!1));get lightTheme(){return this.#h}set lightTheme(P){this.#h=P}render(){let P=this.parseTitle(this.authorName),H=this.parseTitle(this.embedTitle);return n`<div style=${Ke({"background-color":this.color})} class="discord-left-border"></div>
			<div class="discord-embed-root">
				<div class="discord-embed-wrapper">
					<div class="discord-embed-grid">
						${B(this.provider,()=>n`<div class="discord-embed-provider">${this.provider}</div>`)}
						${B(P,()=>n`<div class="discord-embed-author">
									${B(this.authorImage,()=>n`<img src=${V(this.authorImage)} alt="" class="discord-author-image" />`)}
									${B(this.authorUrl,()=>n`<a
												href=${V(this.authorUrl)}
												target="_blank"
												rel="noopener noreferrer"
												class="discord-embed-author-block"
											>
												<span class="discord-embed-author-block">${P}</span>
											</a>`,()=>n`<span class="discord-embed-author-block">${P}</span>`)}
								</div>`)}
						${B(H,()=>n`<div class="discord-embed-title">
									${this.url?n`<a href="${this.url}" target="_blank" rel="noopener noreferrer"> ${H} </a>`:n`${H}`}
								</div>`)}
						<slot name="description"></slot>
						<slot name="fields"></slot>
						${B(this.image||this.video,()=>n`<div class=${$t({"discord-embed-media":!0,"discord-embed-media-video":!!this.video})}>
									${this.renderMedia()}
								</div>`)}
						${B(this.thumbnail,()=>n`<img src=${V(this.thumbnail)} alt="" class="discord-embed-thumbnail" />`)}
						<slot name="footer"></slot>
					</div>
				</div>
			</div>`}renderMedia(){return this.video?n`
				<video
					controls
					muted
					preload="none"
					poster=${V(this.image)}
					src=${V(this.video)}
					height="225"
					width="400"
					class="discord-embed-video"
				>
					<img src=${V(this.image)} alt="Discord embed media" class="discord-embed-image" />
				</video>
			`:this.image?n`<img src=${V(this.image)} alt="Discord embed media" class="discord-embed-image" />`:null}parseTitle(P){if(!P)return null;let H=[],W="";for(let O of P.split(`
`)){for(let k of O.split(" ")){let Z=qt(k)??this.embedEmojisMap[k]??{};Z.name?H.push(n`<discord-custom-emoji name=${Z.name} url=${V(Z.url)} embed-emoji></discord-custom-emoji>`):W+=`${k} `,W===" "&&H.push(n`<br />`)}H.push(W),W=""}return H.map(O=>typeof O=="string"?n`<span>${O}</span>`:O)}constructor(){super(...arguments),ae(this,je)}static{ae(r,i)}};return Se=r})();var Wt=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Qe=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},js=(()=>{let e=[J("discord-embed-field")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[];var N=class extends a{static{r=this}static{let M=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({reflect:!0,attribute:"field-title"})],h=[x({attribute:!1})],l=[x({type:Boolean,reflect:!0,attribute:"inline"})],b=[x({type:Number,reflect:!0,attribute:"inline-index"})],_=[re({context:he,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Wt(this,null,s,{kind:"accessor",name:"fieldTitle",static:!1,private:!1,access:{has:w=>"fieldTitle"in w,get:w=>w.fieldTitle,set:(w,U)=>{w.fieldTitle=U}},metadata:M},o,d),Wt(this,null,h,{kind:"accessor",name:"embedFieldEmojisMap",static:!1,private:!1,access:{has:w=>"embedFieldEmojisMap"in w,get:w=>w.embedFieldEmojisMap,set:(w,U)=>{w.embedFieldEmojisMap=U}},metadata:M},u,c),Wt(this,null,l,{kind:"accessor",name:"inline",static:!1,private:!1,access:{has:w=>"inline"in w,get:w=>w.inline,set:(w,U)=>{w.inline=U}},metadata:M},p,f),Wt(this,null,b,{kind:"accessor",name:"inlineIndex",static:!1,private:!1,access:{has:w=>"inlineIndex"in w,get:w=>w.inlineIndex,set:(w,U)=>{w.inlineIndex=U}},metadata:M},m,v),Wt(this,null,_,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,U)=>{w.lightTheme=U}},metadata:M},D,T),Wt(null,t={value:r},e,{kind:"class",name:r.name,metadata:M},null,i),N=r=t.value,M&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:M})}static styles=K`
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
	`;#e=Qe(this,o,void 0);get fieldTitle(){return this.#e}set fieldTitle(M){this.#e=M}#t=(Qe(this,d),Qe(this,u,{}));get embedFieldEmojisMap(){return this.#t}set embedFieldEmojisMap(M){this.#t=M}#r=(Qe(this,c),Qe(this,p,!1));get inline(){return this.#r}set inline(M){this.#r=M}#i=(Qe(this,f),Qe(this,m,void 0));get inlineIndex(){return this.#i}set inlineIndex(M){this.#i=M}#a=(Qe(this,v),Qe(this,D,!1));get lightTheme(){return this.#a}set lightTheme(M){this.#a=M}validInlineIndices=(Qe(this,T),new Set([1,2,3]));checkInlineIndex(){if(this.inlineIndex){let M=Number(this.inlineIndex);if(!Number.isNaN(M)&&!this.validInlineIndices.has(M))throw new RangeError("DiscordEmbedField `inlineIndex` prop must be one of: 1, 2, or 3")}}render(){this.checkInlineIndex();let M=this.parseTitle(this.fieldTitle),w=B(M,()=>n`<div class="discord-field-title">${[...M]}</div>`);return n`${w}<slot></slot>`}parseTitle(M){if(!M)return null;let w=[],U="";for(let ce of M.split(`
`)){for(let me of ce.split(" ")){let pe=qt(me)??this.embedFieldEmojisMap[me]??{};pe.name?w.push(n`<discord-custom-emoji name=${pe.name} url=${V(pe.url)} embed-emoji></discord-custom-emoji>`):U+=`${me} `,U===" "&&w.push(n`<br />`)}w.push(U),U=""}return w.map(ce=>typeof ce=="string"?n`<span>${ce}</span>`:ce)}static{Qe(r,i)}};return N=r})();var Pi=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},at=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Ss=(()=>{let e=[J("discord-embed-footer")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[];var _=class extends a{static{r=this}static{let D=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({attribute:"footer-image"})],h=[x({attribute:"footer-image-alt"})],l=[x({type:String,reflect:!0,converter:T=>Lt(T),attribute:!0})],b=[re({context:he,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Pi(this,null,s,{kind:"accessor",name:"footerImage",static:!1,private:!1,access:{has:T=>"footerImage"in T,get:T=>T.footerImage,set:(T,N)=>{T.footerImage=N}},metadata:D},o,d),Pi(this,null,h,{kind:"accessor",name:"footerImageAlt",static:!1,private:!1,access:{has:T=>"footerImageAlt"in T,get:T=>T.footerImageAlt,set:(T,N)=>{T.footerImageAlt=N}},metadata:D},u,c),Pi(this,null,l,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:T=>"timestamp"in T,get:T=>T.timestamp,set:(T,N)=>{T.timestamp=N}},metadata:D},p,f),Pi(this,null,b,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:T=>"lightTheme"in T,get:T=>T.lightTheme,set:(T,N)=>{T.lightTheme=N}},metadata:D},m,v),Pi(null,t={value:r},e,{kind:"class",name:r.name,metadata:D},null,i),_=r=t.value,D&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:D})}static styles=K`
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
	`;#e=at(this,o,void 0);get footerImage(){return this.#e}set footerImage(D){this.#e=D}#t=(at(this,d),at(this,u,void 0));get footerImageAlt(){return this.#t}set footerImageAlt(D){this.#t=D}#r=(at(this,c),at(this,p,void 0));get timestamp(){return this.#r}set timestamp(D){this.#r=D}#i=(at(this,f),at(this,m,!1));get lightTheme(){return this.#i}set lightTheme(D){this.#i=D}updateTimestamp(D){D&&!Number.isNaN(new Date(D).getTime())&&(this.timestamp=Lt(D))}render(){return this.updateTimestamp(this.timestamp),n`${B(this.footerImage,()=>n`<img src=${V(this.footerImage)} alt=${V(this.footerImageAlt)} class="discord-footer-image" />`)}
			<slot></slot>
			${B(this.timestamp,()=>n`<span class="discord-footer-separator">&bull;</span>`)}
			${B(this.timestamp,()=>` ${this.timestamp}`,()=>null)}`}constructor(){super(...arguments),at(this,v)}static{at(r,i)}};return _=r})();var Ld=E`
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
`;function ka(e={}){return n`<svg
		${A(e)}
		class="discord-message-ephemeral-icon"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ld}
	</svg>`}var se=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},L=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Ds=(()=>{let e=[J("discord-message")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[],_,D=[],T=[],N,M=[],w=[],U,ce=[],me=[],pe,_e=[],xe=[],ze,ye=[],we=[],$e,Me=[],ke=[],He,Ce=[],Te=[],Ee,Ae=[],je=[],Se,P=[],H=[],W,O=[],k=[],Z,lt=[],ct=[],ht,ut=[],ft=[],mt,pt=[],vt=[],gt,bt=[],_t=[],xt,I=[],y=[],R,tt=[],zt=[],Ht,S=[],z=[],q,Gi=[],zi=[],Re,Qi=[],Qa=[],Ya,Xa=[],Ja=[];var es=class extends a{static{r=this}static{let C=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x()],h=[x()],l=[x()],b=[x({type:Boolean})],_=[x({type:Boolean})],N=[x({type:Boolean,attribute:"official-app"})],U=[x({type:Boolean})],pe=[x({type:Boolean})],ze=[x({type:Boolean})],$e=[x({attribute:"role-color"})],He=[x({attribute:"role-icon"})],Ee=[x({attribute:"role-name"})],Se=[x({attribute:"clan-icon"})],W=[x({attribute:"clan-tag"})],Z=[x({type:Boolean,reflect:!0})],ht=[x({type:Boolean,reflect:!0})],mt=[x({type:String,converter:g=>Lt(g,!1,!1),attribute:!0})],gt=[x({type:Boolean,attribute:"twenty-four"})],xt=[x({type:Boolean,attribute:"message-body-only"})],R=[re({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Ht=[re({context:We}),x({type:Boolean,reflect:!0,attribute:"compact-mode"})],q=[re({context:xa}),x({type:Boolean,reflect:!0,attribute:"no-background"})],Re=[x({type:Boolean,reflect:!0,attribute:"has-thread"})],Ya=[x({reflect:!1,attribute:"dismiss-message-clicked"})],se(this,null,s,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:g=>"profile"in g,get:g=>g.profile,set:(g,j)=>{g.profile=j}},metadata:C},o,d),se(this,null,h,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:g=>"author"in g,get:g=>g.author,set:(g,j)=>{g.author=j}},metadata:C},u,c),se(this,null,l,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:g=>"avatar"in g,get:g=>g.avatar,set:(g,j)=>{g.avatar=j}},metadata:C},p,f),se(this,null,b,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:g=>"bot"in g,get:g=>g.bot,set:(g,j)=>{g.bot=j}},metadata:C},m,v),se(this,null,_,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:g=>"server"in g,get:g=>g.server,set:(g,j)=>{g.server=j}},metadata:C},D,T),se(this,null,N,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:g=>"officialApp"in g,get:g=>g.officialApp,set:(g,j)=>{g.officialApp=j}},metadata:C},M,w),se(this,null,U,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:g=>"verified"in g,get:g=>g.verified,set:(g,j)=>{g.verified=j}},metadata:C},ce,me),se(this,null,pe,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:g=>"op"in g,get:g=>g.op,set:(g,j)=>{g.op=j}},metadata:C},_e,xe),se(this,null,ze,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:g=>"edited"in g,get:g=>g.edited,set:(g,j)=>{g.edited=j}},metadata:C},ye,we),se(this,null,$e,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:g=>"roleColor"in g,get:g=>g.roleColor,set:(g,j)=>{g.roleColor=j}},metadata:C},Me,ke),se(this,null,He,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:g=>"roleIcon"in g,get:g=>g.roleIcon,set:(g,j)=>{g.roleIcon=j}},metadata:C},Ce,Te),se(this,null,Ee,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:g=>"roleName"in g,get:g=>g.roleName,set:(g,j)=>{g.roleName=j}},metadata:C},Ae,je),se(this,null,Se,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:g=>"clanIcon"in g,get:g=>g.clanIcon,set:(g,j)=>{g.clanIcon=j}},metadata:C},P,H),se(this,null,W,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:g=>"clanTag"in g,get:g=>g.clanTag,set:(g,j)=>{g.clanTag=j}},metadata:C},O,k),se(this,null,Z,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:g=>"highlight"in g,get:g=>g.highlight,set:(g,j)=>{g.highlight=j}},metadata:C},lt,ct),se(this,null,ht,{kind:"accessor",name:"ephemeral",static:!1,private:!1,access:{has:g=>"ephemeral"in g,get:g=>g.ephemeral,set:(g,j)=>{g.ephemeral=j}},metadata:C},ut,ft),se(this,null,mt,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:g=>"timestamp"in g,get:g=>g.timestamp,set:(g,j)=>{g.timestamp=j}},metadata:C},pt,vt),se(this,null,gt,{kind:"accessor",name:"twentyFour",static:!1,private:!1,access:{has:g=>"twentyFour"in g,get:g=>g.twentyFour,set:(g,j)=>{g.twentyFour=j}},metadata:C},bt,_t),se(this,null,xt,{kind:"accessor",name:"messageBodyOnly",static:!1,private:!1,access:{has:g=>"messageBodyOnly"in g,get:g=>g.messageBodyOnly,set:(g,j)=>{g.messageBodyOnly=j}},metadata:C},I,y),se(this,null,R,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:g=>"lightTheme"in g,get:g=>g.lightTheme,set:(g,j)=>{g.lightTheme=j}},metadata:C},tt,zt),se(this,null,Ht,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:g=>"compactMode"in g,get:g=>g.compactMode,set:(g,j)=>{g.compactMode=j}},metadata:C},S,z),se(this,null,q,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:g=>"noBackground"in g,get:g=>g.noBackground,set:(g,j)=>{g.noBackground=j}},metadata:C},Gi,zi),se(this,null,Re,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:g=>"hasThread"in g,get:g=>g.hasThread,set:(g,j)=>{g.hasThread=j}},metadata:C},Qi,Qa),se(this,null,Ya,{kind:"accessor",name:"dismissMessageClicked",static:!1,private:!1,access:{has:g=>"dismissMessageClicked"in g,get:g=>g.dismissMessageClicked,set:(g,j)=>{g.dismissMessageClicked=j}},metadata:C},Xa,Ja),se(null,t={value:r},e,{kind:"class",name:r.name,metadata:C},null,i),es=r=t.value,C&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:C})}static styles=K`
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
	`;#e=L(this,o,void 0);get profile(){return this.#e}set profile(C){this.#e=C}#t=(L(this,d),L(this,u,"User"));get author(){return this.#t}set author(C){this.#t=C}#r=(L(this,c),L(this,p,void 0));get avatar(){return this.#r}set avatar(C){this.#r=C}#i=(L(this,f),L(this,m,!1));get bot(){return this.#i}set bot(C){this.#i=C}#a=(L(this,v),L(this,D,!1));get server(){return this.#a}set server(C){this.#a=C}#s=(L(this,T),L(this,M,!1));get officialApp(){return this.#s}set officialApp(C){this.#s=C}#o=(L(this,w),L(this,ce,!1));get verified(){return this.#o}set verified(C){this.#o=C}#l=(L(this,me),L(this,_e,!1));get op(){return this.#l}set op(C){this.#l=C}#d=(L(this,xe),L(this,ye,!1));get edited(){return this.#d}set edited(C){this.#d=C}#c=(L(this,we),L(this,Me,void 0));get roleColor(){return this.#c}set roleColor(C){this.#c=C}#n=(L(this,ke),L(this,Ce,void 0));get roleIcon(){return this.#n}set roleIcon(C){this.#n=C}#h=(L(this,Te),L(this,Ae,void 0));get roleName(){return this.#h}set roleName(C){this.#h=C}#u=(L(this,je),L(this,P,void 0));get clanIcon(){return this.#u}set clanIcon(C){this.#u=C}#f=(L(this,H),L(this,O,void 0));get clanTag(){return this.#f}set clanTag(C){this.#f=C}#m=(L(this,k),L(this,lt,!1));get highlight(){return this.#m}set highlight(C){this.#m=C}#p=(L(this,ct),L(this,ut,!1));get ephemeral(){return this.#p}set ephemeral(C){this.#p=C}#v=(L(this,ft),L(this,pt,new Date));get timestamp(){return this.#v}set timestamp(C){this.#v=C}#g=(L(this,vt),L(this,bt,!1));get twentyFour(){return this.#g}set twentyFour(C){this.#g=C}#b=(L(this,_t),L(this,I,!1));get messageBodyOnly(){return this.#b}set messageBodyOnly(C){this.#b=C}#_=(L(this,y),L(this,tt,!1));get lightTheme(){return this.#_}set lightTheme(C){this.#_=C}#x=(L(this,zt),L(this,S,!1));get compactMode(){return this.#x}set compactMode(C){this.#x=C}#z=(L(this,z),L(this,Gi,!1));get noBackground(){return this.#z}set noBackground(C){this.#z=C}#y=(L(this,zi),L(this,Qi,!1));get hasThread(){return this.#y}set hasThread(C){this.#y=C}#w=(L(this,Qa),L(this,Xa,()=>{}));get dismissMessageClicked(){return this.#w}set dismissMessageClicked(C){this.#w=C}willUpdate(){this.hasThread=Array.from(this.children).some(C=>C.tagName.toLowerCase()==="discord-thread"),this.highlight=this.highlight||Array.from(this.children).some(C=>C.tagName.toLowerCase()==="discord-mention"&&C.hasAttribute("highlight")&&(C.type==="user"||C.type==="role"))}handleSpaceToDismissMessage(C){C.code==="Space"&&(C.preventDefault(),C.stopPropagation(),this.dismissMessageClicked?.())}render(){let C={author:this.author,bot:this.bot,officialApp:this.officialApp,verified:this.verified,server:this.server,op:this.op,roleColor:this.roleColor,roleIcon:this.roleIcon,clanIcon:this.clanIcon,clanTag:this.clanTag,roleName:this.roleName},g=this.profile!==void 0&&Reflect.get(Dt,this.profile)||{},j={...C,...g,avatar:this.resolveAvatar(g.avatar??this.avatar)},yi=Lt(this.timestamp,this.compactMode,this.twentyFour)??void 0;return n`
			<slot name="reply"></slot>
			<div
				class=${$t({"discord-message-inner":!0,"discord-message-inner-center":this.messageBodyOnly})}
			>
				${B(this.compactMode&&!this.messageBodyOnly,()=>n`<time datetime="${V(yi)}" class="discord-message-timestamp">${yi}</time>`,()=>null)}
				${B(this.messageBodyOnly,()=>n`<time
							datetime="${V(yi)}"
							class=${$t({"discord-message-timestamp":!0,"discord-message-timestamp-hover":!0,"discord-message-body-only-indent":!this.compactMode})}
						></time>`,()=>null)}
				${B(this.compactMode||this.messageBodyOnly,()=>null,()=>n`<div class="discord-author-avatar">
							<img src="${V(j.avatar)}" alt="${V(j.author)}" />
						</div>`)}

				<div class="discord-message-content">
					${B(this.compactMode||this.messageBodyOnly,()=>null,()=>n`
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
							><time datetime="${V(yi)}" class="discord-message-timestamp">${yi}</time>
						`)}
					<div class="discord-message-body">
						${B(this.compactMode,()=>n`<discord-author-info
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
						${B(this.edited,()=>n`<span class="discord-message-edited">(edited)</span>`,()=>null)}
					</div>
					<div class="discord-message-compact-indent">
						<slot name="attachments"></slot>
						<slot name="embeds"></slot>
						<slot name="components"></slot>
						<slot name="reactions"></slot>
						<slot name="thread"></slot>
						${B(this.ephemeral,()=>n`
								<div class="discord-message-ephemeral">
									${ka()} Only you can see this •
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
		`}resolveAvatar(C){return C===void 0?qe.default:qe[C]??C??qe.default}constructor(){super(...arguments),L(this,Ja)}static{L(r,i)}};return es=r})();var Ha=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Ni=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Is=(()=>{let e=[J("discord-spoiler")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[];var l=class extends a{static{r=this}static{let p=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({type:Boolean,reflect:!0})],h=[re({context:he}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Ha(this,null,s,{kind:"accessor",name:"activated",static:!1,private:!1,access:{has:f=>"activated"in f,get:f=>f.activated,set:(f,b)=>{f.activated=b}},metadata:p},o,d),Ha(this,null,h,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:f=>"lightTheme"in f,get:f=>f.lightTheme,set:(f,b)=>{f.lightTheme=b}},metadata:p},u,c),Ha(null,t={value:r},e,{kind:"class",name:r.name,metadata:p},null,i),l=r=t.value,p&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:p})}static styles=K`
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
	`;#e=Ni(this,o,!1);get activated(){return this.#e}set activated(p){this.#e=p}#t=(Ni(this,d),Ni(this,u,!1));get lightTheme(){return this.#t}set lightTheme(p){this.#t=p}render(){return n`<slot
			@click=${()=>{this.activated=!0}}
			@keydown=${()=>{this.activated=!0}}
		></slot>`}constructor(){super(...arguments),Ni(this,c)}static{Ni(r,i)}};return l=r})();var It=(e,t)=>e.elementStyles.push(t);It(Ds,K`
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
`);It(Cs,K`.discord-author-username, .discord-author-username:hover { cursor: default; text-decoration: none; }`);It(Es,K`.discord-replied-message-username, .discord-replied-message-content { cursor: default; opacity: 1; }`);It(As,K`
	:host { color: var(--text); margin: 4px 0; max-width: 520px; }
	:host .discord-left-border { background-color: #1e1f22; }
	:host .discord-embed-root { flex: 0 1 auto; }
	:host .discord-embed-wrapper { background-color: var(--embed); border-color: transparent; max-width: 516px; }
	:host .discord-embed-wrapper .discord-embed-grid { display: grid; padding: 8px 16px 16px 12px; grid-template-columns: minmax(0, 1fr); }
	slot[name='footer']::slotted(*) { grid-column: 1; }
`);It(js,K`:host { grid-column: auto; word-break: normal; overflow-wrap: anywhere; }`);It(Ss,K`:host { color: var(--text); }`);It(Is,K`:host(:not([activated])) ::slotted(*) { opacity: 0; }`);var qd={},Vs=Be(class extends De{constructor(){super(...arguments),this.ot=qd}render(e,t){return t()}update(e,[t,i]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((r,a)=>r===this.ot[a]))return de}else if(this.ot===t)return de;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,i)}});var Os=(e,t,i)=>{let r=new Map;for(let a=t;a<=i;a++)r.set(e[a],a);return r},Ve=Be(class extends De{constructor(e){if(super(e),e.type!==ge.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,i){let r;i===void 0?i=t:t!==void 0&&(r=t);let a=[],s=[],o=0;for(let d of e)a[o]=r?r(d,o):o,s[o]=i(d,o),o++;return{values:s,keys:a}}render(e,t,i){return this.dt(e,t,i).values}update(e,[t,i,r]){let a=zs(e),{values:s,keys:o}=this.dt(t,i,r);if(!Array.isArray(a))return this.ut=o,s;let d=this.ut??=[],h=[],u,c,l=0,p=a.length-1,f=0,b=s.length-1;for(;l<=p&&f<=b;)if(a[l]===null)l++;else if(a[p]===null)p--;else if(d[l]===o[f])h[f]=wt(a[l],s[f]),l++,f++;else if(d[p]===o[b])h[b]=wt(a[p],s[b]),p--,b--;else if(d[l]===o[b])h[b]=wt(a[l],s[b]),Nt(e,h[b+1],a[l]),l++,b--;else if(d[p]===o[f])h[f]=wt(a[p],s[f]),Nt(e,a[l],a[p]),p--,f++;else if(u===void 0&&(u=Os(o,f,b),c=Os(d,l,p)),u.has(d[l]))if(u.has(d[p])){let m=c.get(o[f]),v=m!==void 0?a[m]:null;if(v===null){let _=Nt(e,a[l]);wt(_,s[f]),h[f]=_}else h[f]=wt(v,s[f]),Nt(e,a[l],v),a[m]=null;f++}else hr(a[p]),p--;else hr(a[l]),l++;for(;f<=b;){let m=Nt(e,h[b+1]);wt(m,s[f]),h[f++]=m}for(;l<=p;){let m=a[l++];m!==null&&hr(m)}return this.ut=o,cr(e,h),de}});var Rs=["#5865f2","#3ba55c","#d9822b","#eb459e","#0099cc","#9b59b6","#c0392b","#16856b"];function Zt(e){if(typeof e?.color=="number"&&e.color)return"#"+e.color.toString(16).padStart(6,"0");if(typeof e?.color=="string"&&e.color)return e.color;let t=0;for(let i of String(e?.id??""))t=(31*t+i.charCodeAt(0))%997;return Rs[t%Rs.length]}function Ye(e,t=X(e)){let i=t.split(/[\s_-]+/).filter(Boolean).slice(0,2).map(s=>[...s][0]).join("").toUpperCase()||"?",r=e?.bot?'<rect x="11" y="14" width="18" height="13" rx="4" fill="#fff"/><circle cx="16.5" cy="20.5" r="2" fill="#5865f2"/><circle cx="23.5" cy="20.5" r="2" fill="#5865f2"/><path d="M20 14V9" stroke="#fff" stroke-width="2"/><circle cx="20" cy="8.500" r="2" fill="#fff"/>':`<text x="20" y="20" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="${i.length>1?15:18}" font-weight="600" fill="#fff">${Bs(i)}</text>`,a=e?.bot?"#5865f2":Zt(e);return"data:image/svg+xml,"+encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${Bs(a)}"/>${r}</svg>`)}function X(e){return e?.nick||e?.global_name||e?.name||e?.username||"Unknown"}function Bs(e){return e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`)}var Fd=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Wd=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Tv=(()=>{let e=[J("discord-embed-description")],t,i=[],r,a=Y;var s=class extends a{static{r=this}static{let o=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Fd(null,t={value:r},e,{kind:"class",name:r.name,metadata:o},null,i),s=r=t.value,o&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:o})}static styles=K`
		:host {
			font-size: 0.875rem;
			font-weight: 400;
			grid-column: 1/1;
			line-height: 1.125rem;
			margin-top: 8px;
			min-width: 0;
		}
	`;render(){return n`<slot></slot>`}static{Wd(r,i)}};return s=r})();var Zd=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},Kd=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},Dv=(()=>{let e=[J("discord-embed-fields")],t,i=[],r,a=Y;var s=class extends a{static{r=this}static{let o=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Zd(null,t={value:r},e,{kind:"class",name:r.name,metadata:o},null,i),s=r=t.value,o&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:o})}static styles=K`
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
	`;render(){return n`<slot></slot>`}static{Kd(r,i)}};return s=r})();var Ps={t:{timeStyle:"short"},T:{timeStyle:"medium"},d:{dateStyle:"short"},D:{dateStyle:"long"},f:{dateStyle:"long",timeStyle:"short"},F:{dateStyle:"full",timeStyle:"short"}},Ns=[["year",31536e3],["month",2592e3],["day",86400],["hour",3600],["minute",60],["second",1]],Gd=new Intl.RelativeTimeFormat("en"),Qd=1420070400000n;function Or(e,t="f"){if(t!=="R")return new Intl.DateTimeFormat(void 0,Ps[t]??Ps.f).format(e);let i=Math.round((e-Date.now())/1e3),[r,a]=Ns.find(([,s])=>Math.abs(i)>=s)??Ns.at(-1);return Gd.format(Math.trunc(i/a),r)}function Ui(e){return e.timestamp?new Date(e.timestamp):new Date(Number((BigInt(e.id)>>22n)+Qd))}function Kt(e){let t=Or(e,"t"),i=Math.round((new Date().setHours(0,0,0,0)-new Date(e).setHours(0,0,0,0))/864e5);return i===0?`Today at ${t}`:i===1?`Yesterday at ${t}`:`${Or(e,"d")} ${t}`}var Ca=class e extends HTMLElement{static observedAttributes=["at","look"];static#e=new Set;static#t;connectedCallback(){e.#e.add(this),e.#t??=setInterval(()=>e.#e.forEach(t=>t.show()),1e3),this.show()}disconnectedCallback(){e.#e.delete(this)}attributeChangedCallback(){this.isConnected&&this.show()}show(){let t=new Date(1e3*Number(this.getAttribute("at"))),i=Number.isNaN(t.getTime())||Math.abs(t)>864e13?"Invalid date":Or(t,this.getAttribute("look")||"f");this.textContent!==i&&(this.textContent=i,this.title=i==="Invalid date"?"":Or(t,"F"))}};customElements.define("live-time",Ca);var Qr=In(Eo(),1);var Ao=(e,t,i)=>{for(let r of t)if(r[0]===e)return(0,r[1])();return i?.()};function Xc(e){return e.startsWith("#")?e.slice(1):e}function Jc(e){let t=e.length===3||e.length===4,i=t?`${e.slice(0,1)}${e.slice(0,1)}`:e.slice(0,2),r=t?`${e.slice(1,2)}${e.slice(1,2)}`:e.slice(2,4),a=t?`${e.slice(2,3)}${e.slice(2,3)}`:e.slice(4,6),s=(t?`${e.slice(3,4)}${e.slice(3,4)}`:e.slice(6,8))||"ff";return{r:i,g:r,b:a,a:s}}function Kr(e){return Number.parseInt(e,16)}function eh({r:e,g:t,b:i,a:r}){return{r:Kr(e),g:Kr(t),b:Kr(i),a:Number((Kr(r)/255).toFixed(2))}}function th(e){return typeof e=="number"||typeof e=="string"&&Number.isFinite(Number(e))}function ih(e,t){let{r:i,g:r,b:a,a:s}=e,o=th(t)?t:s;return`rgba(${i}, ${r}, ${a}, ${o})`}function Gr(e,t){let i=Xc(e),r=Jc(i),a=eh(r);return ih(a,t)}var rh=E`
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
`;function Da(e={}){return n`<svg
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
		${rh}
	</svg>`}var ah=E`
	<path
		fill="currentColor"
		d="M21.487 5.126L12.487 0.126C12.184 -0.042 11.818 -0.042 11.515 0.126L2.51498 5.126C2.19798 5.302 2.00098 5.636 2.00098 5.999C2.00098 6.693 2.11498 22.999 12.001 22.999C21.887 22.999 22.001 6.693 22.001 5.999C22.001 5.636 21.804 5.302 21.487 5.126ZM12.001 5.999C13.382 5.999 14.501 7.118 14.501 8.499C14.501 9.88 13.382 10.999 12.001 10.999C10.62 10.999 9.50098 9.88 9.50098 8.499C9.50098 7.118 10.62 5.999 12.001 5.999ZM8.25098 16C8.25098 13.699 9.69998 12.25 12.001 12.25C14.302 12.25 15.751 13.699 15.751 16H8.25098Z"
	/>
`;function Ia(e={}){return n`<svg
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
		${ah}
	</svg>`}var sh=E`
	<path
		d="M11 3a1 1 0 1 1 2 0v2h5.75c.16 0 .3.07.4.2l2.63 3.5a.5.5 0 0 1 0 .6l-2.63 3.5a.5.5 0 0 1-.4.2H13v5h2a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1c0-1.1.9-2 2-2h2v-5H2.8a.5.5 0 0 1-.44-.72L3.9 9.22a.5.5 0 0 0 0-.44L2.36 5.72A.5.5 0 0 1 2.81 5H11V3Z"
		fill="currentColor"
	/>
`;function Va(e={}){return n`<svg
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
		${sh}
	</svg>`}var Li=function(e,t,i,r,a,s){function o(_){if(_!==void 0&&typeof _!="function")throw new TypeError("Function expected");return _}for(var d=r.kind,h=d==="getter"?"get":d==="setter"?"set":"value",u=!t&&e?r.static?e:e.prototype:null,c=t||(u?Object.getOwnPropertyDescriptor(u,r.name):{}),l,p=!1,f=i.length-1;f>=0;f--){var b={};for(var m in r)b[m]=m==="access"?{}:r[m];for(var m in r.access)b.access[m]=r.access[m];b.addInitializer=function(_){if(p)throw new TypeError("Cannot add initializers after decoration has completed");s.push(o(_||null))};var v=(0,i[f])(d==="accessor"?{get:c.get,set:c.set}:c[h],b);if(d==="accessor"){if(v===void 0)continue;if(v===null||typeof v!="object")throw new TypeError("Object expected");(l=o(v.get))&&(c.get=l),(l=o(v.set))&&(c.set=l),(l=o(v.init))&&a.unshift(l)}else(l=o(v))&&(d==="field"?a.unshift(l):c[h]=l)}u&&Object.defineProperty(u,r.name,c),p=!0},ot=function(e,t,i){for(var r=arguments.length>2,a=0;a<t.length;a++)i=r?t[a].call(e,i):t[a].call(e);return r?i:void 0},B0=(()=>{let e=[J("discord-mention")],t,i=[],r,a=Y,s,o=[],d=[],h,u=[],c=[],l,p=[],f=[],b,m=[],v=[];var _=class extends a{static{r=this}static{let D=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;s=[x({type:Boolean,reflect:!0})],h=[x({reflect:!0})],l=[x({reflect:!0})],b=[re({context:he,subscribe:!0}),x({type:Boolean,reflect:!0,attribute:"light-theme"})],Li(this,null,s,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:T=>"highlight"in T,get:T=>T.highlight,set:(T,N)=>{T.highlight=N}},metadata:D},o,d),Li(this,null,h,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:T=>"type"in T,get:T=>T.type,set:(T,N)=>{T.type=N}},metadata:D},u,c),Li(this,null,l,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:T=>"color"in T,get:T=>T.color,set:(T,N)=>{T.color=N}},metadata:D},p,f),Li(this,null,b,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:T=>"lightTheme"in T,get:T=>T.lightTheme,set:(T,N)=>{T.lightTheme=N}},metadata:D},m,v),Li(null,t={value:r},e,{kind:"class",name:r.name,metadata:D},null,i),_=r=t.value,D&&Object.defineProperty(r,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:D})}static styles=K`
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
	`;#e=ot(this,o,!1);get highlight(){return this.#e}set highlight(D){this.#e=D}#t=(ot(this,d),ot(this,u,"user"));get type(){return this.#t}set type(D){this.#t=D}#r=(ot(this,c),ot(this,p,void 0));get color(){return this.#r}set color(D){this.#r=D}setHoverColor=(ot(this,f),()=>{this.color&&(this.style.backgroundColor=Gr(this.color,.3))});resetHoverColor=()=>{this.color&&(this.style.backgroundColor=Gr(this.color,.1))};#i=ot(this,m,!1);get lightTheme(){return this.#i}set lightTheme(D){this.#i=D}connectedCallback(){super.connectedCallback(),this.color&&this.type==="role"&&(this.addEventListener("mouseover",this.setHoverColor),this.addEventListener("mouseout",this.resetHoverColor))}disconnectedCallback(){this.removeEventListener("mouseover",this.setHoverColor),this.removeEventListener("mouseout",this.resetHoverColor),super.disconnectedCallback()}willUpdate(){this.color&&(this.style.color=this.color,this.type==="role"&&(this.style.backgroundColor=Gr(this.color,.1)))}render(){return n`<span class="no-wrap"
				>${Ao(this.type,[["channel",()=>Si()],["user",()=>n`@`],["role",()=>n`@`],["voice",()=>Vi()],["locked",()=>Ii()],["thread",()=>Di()],["forum",()=>ji()],["server-guide",()=>Va()],["channels-and-roles",()=>Da()],["customize-community",()=>Ia()],["slash",()=>n`/`]])}</span
			><slot></slot>`}constructor(){super(...arguments),ot(this,v)}static{ot(r,i)}};return _=r})();var Oa=(e,t,i)=>({order:t,match:(r,a)=>oh(a)?e.exec(r):null,parse:i}),oh=e=>/(^|\n)[ \t]*$|^ *>>? ?/.test(e.prevCapture?.[0]??""),Ra=/^( *)([-*]|\d+\.) +(.+)$/,jo=Qr.SimpleMarkdown.parserFor({...Qr.rulesExtended,heading:Oa(/^(#{1,3}) +([^\n]+?) *(\n|$)/,1,(e,t,i)=>({level:e[1].length,content:t(e[2],i)})),subtext:Oa(/^-# +([^\n]+?)(\n|$)/,.5,(e,t,i)=>({content:t(e[1],i)})),list:Oa({exec:nh},1.5,(e,t,i)=>({list:So(e[0].replace(/\n$/,"").split(`
`).map(r=>{let[,a,s,o]=Ra.exec(r);return{depth:a.length,start:parseInt(s),content:t(o,{...i,prevCapture:null})}}))}))});function nh(e){let t=s=>/\d/.test(s),i=e.split(`
`),[r]=i.map(s=>Ra.exec(s));if(!r)return null;let a=i.findIndex(s=>{let o=Ra.exec(s);return!o||o[1].length<=r[1].length&&t(o[2])!==t(r[2])});return a<0&&(a=i.length),[i.slice(0,a).join(`
`)+(a<i.length?`
`:"")]}function So(e){let t={start:e[0].start,items:[]};for(let i=0;i<e.length;){let r=i+1;for(;r<e.length&&e[r].depth>e[i].depth;)r++;t.items.push({content:e[i].content,inner:r>i+1?So(e.slice(i+1,r)):null}),i=r}return t}function Vt(e,t){return e?qi(jo(e,{inline:!0}),t):$}function Do(e,t){if(!e)return $;let i=jo(e,{inline:!0});return lh(i)?n`<span class="jumbo">${qi(i,t)}</span>`:qi(i,t)}var dh=27;function lh(e){let t=e.filter(({type:i})=>i==="emoji"||i==="twemoji").length;return t>0&&t<=dh&&e.every(({type:i,content:r})=>["emoji","twemoji","br","newline"].includes(i)||i==="text"&&!r.trim())}function Io(e){return(e??"").replace(/<(?:a?:(\w+):\d+|t:[^>]*|[@#/][^>]*)>/g,"$1").replace(/[*_~`|]{1,3}|^(?:-#|#{1,3}|>) /gm,"")}function qi(e,t){let i=Array.isArray(e)?e:[e];return i.filter(({type:a},s)=>!(["br","newline"].includes(a)&&i[s-1]?.type==="codeBlock")).map(a=>ch(a,t))}function ch(e,t){let i=()=>qi(e.content,t);switch(e.type){case"strong":return n`<strong>${i()}</strong>`;case"em":return n`<em>${i()}</em>`;case"underline":return n`<u>${i()}</u>`;case"strikethrough":return n`<s>${i()}</s>`;case"inlineCode":return n`<code>${e.content}</code>`;case"codeBlock":return n`<pre><code>${e.content}</code></pre>`;case"blockQuote":return n`<blockquote>${i()}</blockquote>`;case"heading":return hh(e.level,i());case"subtext":return n`<small>${i()}</small>`;case"list":return Vo(e.list,t);case"spoiler":return uh(i());case"link":case"url":case"autolink":return fh(e.target,i());case"br":case"newline":return n`<br>`;case"timestamp":return n`<live-time class="time" at=${e.timestamp} look=${e.format??"f"}></live-time>`;case"user":return n`<discord-mention type="user">${X(t.user(e.id))}</discord-mention>`;case"role":return n`<discord-mention type="role">${t.state.roles.find(r=>r.id===e.id)?.name??"unknown role"}</discord-mention>`;case"channel":return n`<discord-mention type="channel">${t.channel(e.id)?.name??"unknown"}</discord-mention>`;case"everyone":return n`<discord-mention type="role">everyone</discord-mention>`;case"here":return n`<discord-mention type="role">here</discord-mention>`;case"slashCommand":return n`<button type="button" class="mention" @click=${()=>t.command(e.fullName)}>/${e.fullName}</button>`;case"emoji":return Mt(e);case"twemoji":return n`<span class="glyph">${e.name}</span>`;default:return typeof e.content=="string"?e.content:i()}}function hh(e,t){return e===1?n`<h3 class="h1">${t}</h3>`:e===2?n`<h4 class="h2">${t}</h4>`:n`<h5 class="h3">${t}</h5>`}function Vo({start:e,items:t},i){let r=t.map(a=>n`<li>${qi(a.content,i)}${a.inner?Vo(a.inner,i):$}</li>`);return Number.isNaN(e)?n`<ul>${r}</ul>`:n`<ol start=${e}>${r}</ol>`}function uh(e){let t=i=>{if(i.key&&i.key!=="Enter"&&i.key!==" ")return;let r=i.currentTarget;r.activated=!0,r.setAttribute("activated","");for(let a of["role","tabindex","aria-label","aria-expanded"])r.removeAttribute(a);i.preventDefault()};return n`<discord-spoiler role="button" tabindex="0" aria-label="Spoiler" aria-expanded="false"
		@click=${t} @keydown=${t}>${e}</discord-spoiler>`}function fh(e,t){return/^(https?|mailto):/i.test(e)?n`<a href=${e} target="_blank" rel="noopener noreferrer">${t}</a>`:t}function Mt({id:e,name:t}){if(!e)return t;let i=`:${t}:`,r=a=>s=>s.target.parentElement.classList.toggle("missing",a);return n`<span class="custom"><img class="emoji" src="emojis/${e}.png" alt=${i} title=${i}
		@error=${r(!0)} @load=${r(!1)}><span class="emoji-name">${i}</span></span>`}var Oo={embed:{width:400,height:300},attachment:{width:550,height:350}},mh=350;function Ro(e,t){let i=e.color===void 0||e.color===null?void 0:"#"+e.color.toString(16).padStart(6,"0");return n`<discord-embed slot="embeds" color=${V(i)}>
		${e.author?n`<div slot="description" class="embed-author">${e.author.name}</div>`:$}
		${e.title?n`<div slot="description" class="embed-title" role="heading" aria-level="3">${ph(e,t)}</div>`:$}
		${e.description?n`<discord-embed-description slot="description">${Vt(e.description,t)}</discord-embed-description>`:$}
		${e.fields?.length?n`<div slot="fields" class="embed-fields">${e.fields.map(r=>vh(r,t))}</div>`:$}
		${e.image?bh(e.image):$}
		${e.footer||e.timestamp?n`<discord-embed-footer slot="footer">${gh(e)}</discord-embed-footer>`:$}
	</discord-embed>`}function ph({title:e,url:t},i){let r=Vt(e,i);return t?n`<a href=${t} target="_blank" rel="noopener noreferrer">${r}</a>`:r}function vh({name:e,value:t,inline:i},r){return n`<discord-embed-field class=${i?"inline":""}>
		<div class="field-name">${Vt(e,r)}</div>
		${Vt(t,r)}
	</discord-embed-field>`}function gh(e){return[e.footer?.text,e.timestamp&&Kt(new Date(e.timestamp))].filter(Boolean).join(" \u2022 ")}function bh(e){return n`<div slot="fields" class="embed-image">${Po(e.url,e.description,e,Oo.embed)}</div>`}function Bo(e){return e.attachments?.length?n`<div slot="attachments" class="attachments">${e.attachments.map(_h)}</div>`:$}function _h(e){return e.content_type?.startsWith("image/")||/\.(png|jpe?g|gif|webp)$/i.test(e.filename)?Po(e.url,e.description,e,Oo.attachment):n`<a class="file" href=${e.url} target="_blank" rel="noopener">
		<span aria-hidden="true">📄</span>
		<span><span class="file-name">${e.filename}</span><small>${zh(e.size)}</small></span>
	</a>`}function Po(e,t,{width:i,height:r},a){let s=i&&r,o=Math.round(i*Math.min(1,a.width/i,a.height/r)),d=Math.round(Math.min(i,mh*i/r));return n`<a class="picture" href=${e} target="_blank" rel="noopener" @click=${xh}>
		<img src=${e} alt=${t??""} title=${t??""}
			width=${V(s?i:void 0)} height=${V(s?r:void 0)}
			style=${V(s?`--wide: ${o}px; --phone: ${d}px`:void 0)}>
	</a>`}function xh(e){if(e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();let{href:t,firstElementChild:i}=e.currentTarget,r=document.createElement("dialog");r.className="large",r.setAttribute("aria-label","Picture"),Rt(n`<img src=${t} alt=${i.alt}><a href=${t} target="_blank" rel="noopener">Open in browser</a>`,r),r.addEventListener("click",()=>r.close()),r.addEventListener("close",()=>r.remove()),document.body.append(r),r.showModal()}function zh(e=0){return e<1024?`${e} bytes`:e<1024*1024?`${(e/1024).toFixed(1)} KB`:`${(e/1024/1024).toFixed(1)} MB`}var nt={ephemeral:64,loading:128},No={0:"text channel",2:"voice channel",11:"thread",12:"private thread"};function Uo(){return{online:!1,greeted:!1,me:null,bot:null,guild:null,users:[],commands:[],roles:[],permissions:[],locales:[],channels:new Map,channel:"",pending:new Map,failed:new Map,chosen:new Map,menu:null,modal:null,panel:null,moderating:!1,popup:"",toast:"",newBelow:0}}function Lo(e,t,i,r){switch(t){case"hello":yh(e,i);break;case"message":return wh(e,i);case"delete":e.channels.get(i.channel_id)?.messages.delete(i.id);break;case"commands":e.commands=i??[];break;case"guild":e.guild=i;break;case"roles":e.roles=i??[];break;case"users":qo(e,i??[]);break;case"channels":Fo(e,i??[]);break;case"modal":Ba(e,i);break;case"interaction":$h(e,String(i.n??r),i);break}}function Ba(e,t){e.modal={...t,values:new Map,errors:new Map,failure:""}}function yh(e,t){let i=e.me?.id!==t.me.id;Object.assign(e,{greeted:!0,me:t.me,guild:t.guild,bot:t.bot,commands:t.commands??[],roles:t.roles??[],permissions:t.permissions??[],locales:t.locales??[]}),e.pending.clear(),e.failed.clear(),e.chosen.clear(),i&&(e.modal=e.menu=null),qo(e,t.users??[]),Fo(e,t.channels??[])}function qo(e,t){e.users=t.map(i=>({...i,account:i.name,name:X(i)})),e.me=e.users.find(i=>i.id===e.me?.id)??e.me}function Fo(e,t){let i=e.channels;e.channels=new Map(t.map(({messages:r,...a})=>{let{id:s}=a,o=r?new Map(r.map(d=>[d.id,d])):i.get(s)?.messages??new Map;return[s,{...a,messages:o,unread:i.get(s)?.unread??!1}]})),e.channels.has(e.channel)||(e.channel=t[0]?.id??"")}function wh(e,t){let i=e.channels.get(t.channel_id);if(!i)return;let r=i.messages.get(t.id);i.messages.set(t.id,t);for(let a of e.chosen.keys())a.startsWith(`${t.id}/`)&&e.chosen.delete(a);if(!(r&&!(r.flags&nt.loading)))return i.id!==e.channel&&(i.unread=!0),t}function $h(e,t,{state:i,message:r}){e.pending.get(t)&&(i==="failed"?Pa(e,t,r):(e.pending.delete(t),e.modal?.nonce===t&&(e.modal=null)))}function Pa(e,t,i){let r=e.pending.get(t);r&&(r.command?r.failure=i||"The application did not respond":e.pending.delete(t),r.message&&e.failed.set(r.message,i||"This interaction failed"),e.modal&&e.modal.nonce===t&&(e.modal.failure=i||"Something went wrong. Try again.",e.modal.nonce=void 0))}function gi(e,t,i){for(let r of e.pending.values())if(r.message===t&&r.customId===i)return!0;return!1}function Wo(e){return[...e.messages.values()].sort((t,i)=>t.id.length-i.id.length||(t.id<i.id?-1:1))}var bi={user:5,role:6,mentionable:7,channel:8},Mh=e=>e>=10&&e<=12,Fi=e=>e.type===3||Object.values(bi).includes(e.type);function Yr(e,t){if(!Fi(e)||e.type===3)return e;let i=new Set((e.default_values??[]).map(a=>a.id)),r=[];if(e.type===bi.user||e.type===bi.mentionable)for(let a of t.users)a.gone||r.push({value:a.id,label:a.name,description:`@${a.account}`});if(e.type===bi.role||e.type===bi.mentionable)for(let a of t.roles)r.push({value:a.id,label:a.name.startsWith("@")?a.name:`@${a.name}`});if(e.type===bi.channel){let a=e.channel_types;for(let s of t.channels.values())(a?.length?a.includes(s.type??0):!Mh(s.type))&&r.push({value:s.id,label:`#${s.name}`})}return{...e,options:r.map(a=>({...a,default:i.has(a.value)}))}}var Na=e=>`menu-${e.message}-${e.row}`;function Zo(e,t,i,r){let{state:a}=r,s=a.menu?.message===i.id&&a.menu.row===t,o=s?a.menu.values:Hh(e,i.id,a);return Ua({component:e,values:o,open:s,place:Na({message:i.id,row:t}),waits:gi(a,i.id,e.custom_id),toggle:()=>s?Xr(r):r.set({menu:kh({message:i.id,row:t},o,e)}),key:d=>Ch(d,r)})}function Ua({component:e,values:t,open:i,place:r,waits:a,toggle:s,key:o,label:d,describedBy:h}){let u=e.options.filter(c=>t.has(c.value));return n`<button type="button" role="combobox" class="menu" id=${r}
		data-custom-id=${e.custom_id}
		aria-haspopup="listbox" aria-expanded=${i?"true":"false"} aria-controls=${`${r}-list`}
		aria-activedescendant=${V(i?`${r}-active`:void 0)}
		aria-label=${d??e.placeholder??"Make a selection"}
		aria-describedby=${V(h)}
		aria-busy=${V(a?"true":void 0)}
		?disabled=${e.disabled}
		@click=${c=>{c.currentTarget.focus(),s()}} @keydown=${o}>
		<span class="menu-chosen">
			${u.length===0?n`<span class="placeholder">${e.placeholder??"Make a selection"}</span>`:$}
			${u.map(c=>n`<span class=${Ne(e)>1?"tag":""}>${c.emoji?n`${Mt(c.emoji)} `:$}${c.label}</span>`)}
		</span>
		${a?n`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:n`<span class="arrow" aria-hidden="true"></span>`}
	</button>`}function La(e,t,i,r){return n`<div role="listbox" id=${`${i}-list`} class="options" aria-multiselectable=${Ne(e)>1?"true":"false"}>
		${e.options.map((a,s)=>{let o=t.values.has(a.value),d=!o&&Ne(e)>1&&t.values.size>=Ne(e);return n`<div role="option" data-value=${a.value} id=${V(s===t.active?`${i}-active`:void 0)}
				class=${`option ${s===t.active?"active":""}`}
				aria-selected=${o?"true":"false"} aria-disabled=${V(d?"true":void 0)}
				@mousedown=${h=>h.preventDefault()} @click=${()=>r(a.value)}>
				${a.emoji?n`<span class="face">${Mt(a.emoji)}</span>`:$}
				<span class="option-text"><span>${a.label}</span>${a.description?n`<small>${a.description}</small>`:$}</span>
				${Ne(e)>1?n`<span class="check" aria-hidden="true">${o?"\u2713":""}</span>`:o?n`<span class="dot" aria-hidden="true"></span>`:$}
			</div>`})}
	</div>`}var Ne=e=>e.max_values??1,Wi=e=>e.min_values??1;function kh(e,t,i){let r=i.options.findIndex(a=>t.has(a.value));return{...e,values:new Set(t),before:[...t].sort().join(`
`),active:Math.max(0,r)}}function Hh(e,t,i){let r=i.chosen.get(`${t}/${e.custom_id}`);return new Set(r??e.options.filter(a=>a.default).map(a=>a.value))}function qa(e){let{menu:t}=e.state,r=(t&&e.here?.messages.get(t.message))?.components?.filter(a=>a.type===1)[t.row]?.components[0];return r&&Fi(r)&&!r.disabled?Yr(r,e.state):null}function Ko(e){let{menu:t}=e.state;if(!t)return $;let i=qa(e);if(!i)return e.set({menu:null}),$;let r=new Set(i.options.map(s=>s.value));for(let s of t.values)r.has(s)||t.values.delete(s);let a=Ne(i)>1;return n`<div class="shade" @mousedown=${s=>{s.preventDefault(),Xr(e)}}></div>
		<div class="menu-list" data-for=${Na(t)}>
			<div class="menu-title">${i.placeholder??"Make a selection"}</div>
			${La(i,t,Na(t),s=>Go(s,i,e))}
			${a?n`<div class="menu-foot">
				<span>Pick ${Wi(i)===Ne(i)?Ne(i):`${Wi(i)} to ${Ne(i)}`} · ${t.values.size} picked</span>
				<button type="button" class="button primary" data-menu-done ?disabled=${t.values.size<Wi(i)}
					@mousedown=${s=>s.preventDefault()} @click=${()=>Xr(e)}>Done</button>
			</div>`:$}
		</div>`}function Go(e,t,i){let{menu:r}=i.state;Fa(r.values,e,t)&&(Ne(t)===1?Qo(t,i):i.update())}function Fa(e,t,i){if(Ne(i)===1){let r=e.has(t);return e.clear(),(!r||Wi(i)>0)&&e.add(t),!0}return e.delete(t)?!0:e.size>=Ne(i)?!1:(e.add(t),!0)}function Qo(e,t){let{menu:i}=t.state,r=e.options.map(a=>a.value).filter(a=>i.values.has(a));t.state.chosen.set(`${i.message}/${e.custom_id}`,r),t.state.menu=null,t.press(i.message,e.custom_id,e.type,r),t.update()}function Xr(e){let{menu:t}=e.state,i=qa(e),r=t&&[...t.values].sort().join(`
`)!==t.before;i&&Ne(i)>1&&r&&t.values.size>=Wi(i)?Qo(i,e):e.set({menu:null})}function Ch(e,t){let{menu:i}=t.state;if(!i){(e.key==="ArrowDown"||e.key==="ArrowUp")&&(e.preventDefault(),e.currentTarget.click());return}let r=qa(t);if(r){if(e.key==="Escape")t.set({menu:null});else{if(e.key==="Tab")return Xr(t);if(e.key==="Enter"||e.key===" ")Go(r.options[i.active].value,r,t);else if(!Wa(e,i,r))return}e.preventDefault(),t.update()}}function Wa(e,t,i){let r=i.options.length-1,s={ArrowDown:t.active+1,ArrowUp:t.active-1,Home:0,End:r,PageDown:t.active+8,PageUp:t.active-8}[e.key];return s===void 0&&e.key.length===1&&(s=[...i.options.keys()].map(d=>(d+t.active+1)%(r+1)).find(d=>i.options[d].label.toLowerCase().startsWith(e.key.toLowerCase()))),s===void 0?!1:(t.active=Math.min(r,Math.max(0,s)),!0)}function Jr(){let e=document.querySelector(".menu-list"),t=e&&document.getElementById(e.dataset.for);if(!t)return;let{top:i,bottom:r,left:a,width:s}=t.getBoundingClientRect(),o=innerHeight-r,d=o<260&&i>o;Object.assign(e.style,{left:`${a}px`,width:`${s}px`,top:d?"auto":`${r+4}px`,bottom:d?`${innerHeight-i+4}px`:"auto",maxHeight:`${Math.min(340,(d?i:o)-16)}px`})}var Th={1:"primary",2:"secondary",3:"success",4:"danger",5:"link"};function Yo(e,t){return(e.components??[]).filter(i=>i.type===1).map((i,r)=>n`
		<div class="row">
			${Ve(i.components,(a,s)=>a.custom_id??s,a=>Eh(a,r,e,t))}
		</div>`)}function Eh(e,t,i,r){return e.type===2?Ah(e,i,r):Fi(e)?Zo(Yr(e,r.state),t,i,r):$}function Ah(e,t,i){let r=n`${e.emoji?n`<span class="face">${Mt(e.emoji)}</span>`:$}${e.label?n`<span>${e.label}</span>`:$}`;if(e.style===5)return n`<a class="button link" href=${e.url} target="_blank" rel="noopener noreferrer">${r}<span aria-hidden="true">↗︎</span></a>`;let a=gi(i.state,t.id,e.custom_id);return n`<button type="button" class=${`button ${Th[e.style]??"secondary"}`}
		data-custom-id=${e.custom_id}
		?disabled=${e.disabled}
		aria-busy=${V(a?"true":void 0)}
		aria-label=${V(e.label?void 0:e.emoji?.name)}
		@click=${()=>i.press(t.id,e.custom_id,e.type)}>
		${r}${a?n`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:$}
	</button>`}function Xo(e){let t="button[data-custom-id]:not([disabled])",i=document.activeElement,r=i?.closest?.("[data-message-id]")?.dataset.messageId;if(!r||!i.dataset.customId)return()=>{};let a=o=>[...e.querySelectorAll(`[data-message-id="${r}"] ${o}`)],s=a("[data-custom-id]").indexOf(i);return()=>{if(document.activeElement===i&&i.isConnected&&!i.disabled||document.activeElement&&document.activeElement!==document.body&&document.activeElement!==i)return;let o=a(t).find(u=>u.dataset.customId===i.dataset.customId),d=a("[data-custom-id]")[s];(o??(d&&!d.disabled?d:a(t)[0]))?.focus({preventScroll:!0})}}var jh=420*1e3;function Jo(e,t){return!!(t&&t.author.id===e.author.id&&!rn(e)&&(e.flags&nt.ephemeral)===(t.flags&nt.ephemeral)&&Ui(e)-Ui(t)<jh)}function en(e,t,i){let r=i.user(e.author.id)??e.author,a=!!(e.flags&nt.ephemeral),s=!!(e.flags&nt.loading),o=X(r),d=Vh(e,i);return n`<discord-message
		data-message-id=${e.id}
		role="article"
		aria-label=${`${o}, ${Kt(Ui(e))}`}
		class=${a?"secret":""}
		author=${o}
		avatar=${Ye({...r,bot:e.author.bot},o)}
		role-color=${e.author.bot?"#f2f3f5":nn(Zt(r))}
		timestamp=${Kt(Ui(e))}
		?bot=${e.author.bot}
		?edited=${!!e.edited_timestamp&&!!e.content}
		?highlight=${!!e.mentions?.some(h=>h.id===i.state.me?.id)}
		?message-body-only=${t}>
		${Dh(e,i)}
		${s?Ih(o):Do(e.content,d)}
		${Bo(e)}
		${(e.embeds??[]).map(h=>Ro(h,d))}
		<div slot="components">
			${Yo(e,i)}
			${e.edited_timestamp&&!e.content&&!s?n`<span class="edited">(edited)</span>`:$}
			${sn(i.state.failed.get(e.id))}
			${Sh(e,i)?n`<button type="button" class="remove" data-delete-message @click=${()=>i.act({what:"delete message",id:e.id})}>Delete message</button>`:$}
			${a?on(()=>i.dismiss(e.id)):$}
		</div>
	</discord-message>`}function Sh(e,{state:t}){let{me:i,moderating:r}=t;return r&&!(e.flags&nt.ephemeral)&&(i.moderator||e.author.id===i.id)}function tn(e,{command:t,failure:i},r){let{me:a,bot:s}=r.state;return n`<discord-message class=${i?"secret":"sending"} role="article" aria-label=${X(s)}
		author=${X(s)} avatar=${Ye({...s,bot:!0})} role-color="#f2f3f5" timestamp=${Kt(new Date)} bot>
		${an(a,t,r)}
		${i?$:n`<span class="muted">Sending command…</span>`}
		<div slot="components">${sn(i)}${i?on(()=>r.forget(e)):$}</div>
	</discord-message>`}function rn({interaction_metadata:e,interaction:t}){return e&&e.type!==2?void 0:e?.name||t?.name}function Dh(e,t){let i=rn(e);return i?an((e.interaction_metadata??e.interaction).user,i,t):$}function an(e,t,i){let r=i.user(e?.id)??e;return n`<discord-command slot="reply" author=${X(r)} avatar=${Ye(r)}
		role-color=${nn(Zt(r))} command=${`/${t}`}></discord-command>`}var Ih=e=>n`<span class="muted thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${e} is thinking…</span>`,sn=e=>e?n`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${e}</div>`:$,on=e=>n`<div class="only-you">
	<span aria-hidden="true">👁</span> Only you can see this • <button type="button" data-dismiss @click=${e}>Dismiss message</button>
</div>`;function Vh(e,t){let{mentions:i}=e;return i?.length?{user:r=>t.user(r)??i.find(a=>a.id===r),channel:r=>t.channel(r),command:r=>t.command(r)}:t}function nn(e){return`color-mix(in srgb, ${e} 55%, white)`}var Xe=Be(class extends De{constructor(e){if(super(e),e.type!==ge.PROPERTY&&e.type!==ge.ATTRIBUTE&&e.type!==ge.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!lr(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===de||t===$)return t;let i=e.element,r=e.name;if(e.type===ge.PROPERTY){if(t===i[r])return de}else if(e.type===ge.BOOLEAN_ATTRIBUTE){if(!!t===i.hasAttribute(r))return de}else if(e.type===ge.ATTRIBUTE&&i.getAttribute(r)===t+"")return de;return cr(e),t}});var fe={sub:1,group:2,string:3,integer:4,boolean:5,user:6,channel:7,role:8,mentionable:9,number:10};function dn(e){return e.filter(t=>(t.type??1)===1).flatMap(t=>ln(t,t.name,[t.name]))}function ln(e,t,i){let r=(e.options??[]).filter(a=>a.type<=fe.group);return r.length?r.flatMap(a=>ln(a,`${t} ${a.name}`,[...i,a.name]).map(s=>({...s,types:[a.type,...s.types??[]]}))):[{name:t,path:i,description:e.description,options:e.options??[]}]}function cn(e,t){let i=t.replace(/^\//,"").trim().toLowerCase(),r=e.filter(o=>o.name.startsWith(i)),a=i.split(/\s+/),s=e.filter(o=>!r.includes(o)&&a.every(d=>o.name.includes(d)||a.length===1&&d.length>2&&o.description.toLowerCase().includes(d)));return[...r,...s]}function ea(e,t){if(!t.startsWith("/"))return null;let i=t.slice(1),r=e.filter(a=>i===a.name||i.startsWith(`${a.name} `)).sort((a,s)=>s.name.length-a.name.length)[0];return r?{call:r,...ta(r.options,i.slice(r.name.length))}:null}function ta(e,t){let i=new Map,r=[...t.matchAll(/(?:^|\s)([^\s:]+):/g)].filter(a=>e.some(s=>s.name===a[1]));return r.forEach((a,s)=>i.set(a[1],t.slice(a.index+a[0].length,r[s+1]?.index).trim())),{given:i,rest:t.slice(0,r[0]?.index).trim()}}function hn(e,t,i){let r=t.trim();if(r==="")return{error:"This option is required. Specify a value."};if(e.choices?.length)return Zi(e.choices,r,"Pick one of the choices.",a=>a.value);switch(e.type){case fe.boolean:return Zi(mn,r,"Pick True or False.",a=>a.value);case fe.user:case fe.mentionable:return Zi(un(i),r.replace(/^@/,""),"Pick a member.",a=>a.id);case fe.channel:return Zi(fn(e,i),r.replace(/^#/,""),"Pick a channel.",a=>a.id);case fe.role:return Zi(i.state.roles,r.replace(/^@?/,"@"),"Pick a role.",a=>a.id);case fe.integer:case fe.number:return Oh(e,r);default:return Rh(e,r)}}var un=e=>e.state.users.filter(t=>!t.gone),fn=({channel_types:e},t)=>[...t.state.channels.values()].filter(i=>!e?.length||e.includes(i.type)),mn=[{name:"True",value:!0},{name:"False",value:!1}];function Zi(e,t,i,r){let a=d=>String(d).toLowerCase()===t.toLowerCase(),s=e.filter(d=>String(d.name).toLowerCase().includes(t.toLowerCase())),o=e.find(d=>a(d.name))??e.find(d=>a(d.value??d.id))??(s.length===1?s[0]:void 0);return o?{value:r(o)}:{error:i}}function Oh({type:e,min_value:t,max_value:i},r){let a=e===fe.integer,s=Number(r);return!Number.isFinite(s)||a&&!Number.isSafeInteger(s)?{error:a?"Enter a whole number.":"Enter a number."}:i!==void 0&&s>i?{error:`Enter a value less than or equal to ${i}.`}:t!==void 0&&s<t?{error:`Enter a value greater than or equal to ${t}.`}:{value:s}}function Rh({min_length:e=0,max_length:t=6e3},i){let{length:r}=[...i];return r<e?{error:`Enter at least ${e} characters.`}:r>t?{error:`Enter at most ${t} characters.`}:{value:i}}function ia({min_value:e,max_value:t,min_length:i,max_length:r}){return e!==void 0&&t!==void 0?`${e} to ${t}`:e!==void 0?`at least ${e}`:t!==void 0?`at most ${t}`:r!==void 0?`${i??0} to ${r} characters`:""}function pn(e,t,i){let r=e.choices?.length?e.choices:e.type===fe.boolean?mn:e.type===fe.user||e.type===fe.mentionable?un(i).map(s=>({name:s.name,value:s.id})):e.type===fe.channel?fn(e,i).map(s=>({name:s.name,value:s.id})):e.type===fe.role?i.state.roles.map(s=>({name:s.name,value:s.id})):[],a=t.trim().toLowerCase();return r.some(s=>s.name.toLowerCase()===a)?r:r.filter(s=>s.name.toLowerCase().includes(a))}function Za(e,t){let i=t;for(let r=e.path.length-1;r>0;r--)i=[{type:e.types[r-1],name:e.path[r],options:i}];return{name:e.path[0],options:i}}function vn(e){let{composer:t,state:i}=e;return n`<div class="composer">
		${t.call?Nh(t):Ph(t,i)}
		<div class=${`line ${t.call?"calling":""}`}>
			${t.call?Lh(t):Bh(t,e)}
			${t.call?n`<button type="button" class="cancel" aria-label="Cancel command" @click=${()=>t.clear()}>✕</button>`:$}
			<button type="button" id="send" class="send" aria-label=${t.call?"Send command":"Send message"} ?disabled=${!t.call&&!t.text.trim()} @click=${()=>t.submit()}>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20V4l19 8zm2-3 11.900-5L5 7v3.500l6 1.500-6 1.500z" fill="currentColor"/></svg>
			</button>
		</div>
	</div>`}function Bh(e,t){let i=e.found.length>0,r=t.here?`Message #${t.here.name} as ${X(t.state.me)}`:"There is no channel";return n`<textarea id="composer" rows="1" maxlength="2000" autocomplete="off" enterkeyhint="send" spellcheck="true"
		aria-autocomplete="list" aria-controls="command-list" aria-activedescendant=${V(i?"command-active":void 0)}
		aria-label=${r} placeholder=${r}
		.value=${Xe(e.text)} @input=${a=>e.type(a.target.value)} @keydown=${a=>Ka(a,e)}></textarea>`}function Ph(e,{bot:t,commands:i}){let r=e.found;return!e.text.startsWith("/")||e.hidden?$:n`<div class="panel">
		<div class="panel-title"><img src=${Ye({...t,bot:!0})} alt=""> ${X(t)}</div>
		<div role="listbox" id="command-list" class="options" aria-label="Commands">
			${r.map((a,s)=>n`<div role="option" class=${`option ${s===e.active?"active":""}`} data-command=${a.name}
				id=${V(s===e.active?"command-active":void 0)} aria-selected=${s===e.active?"true":"false"}
				@mousedown=${o=>o.preventDefault()} @click=${()=>e.choose(a.name)}>
				<span class="option-text"><span><b>/${a.name}</b> ${a.options.filter(o=>o.required).map(o=>n`<i class="slot">${o.name}</i>`)}</span>
				<small>${a.description}</small></span>
			</div>`)}
		</div>
		${r.length?$:n`<div class="panel-note">${i.length?"No command of that name.":"The bot has no commands yet."}</div>`}
	</div>`}function Nh(e){let{field:t,offered:i}=e,r=t?.option??e.call,a=t?ia(t.option):"";return n`<div class="panel">
		<div class="panel-title" id="option-help">
			<b>${t?t.option.name:`/${e.call.name}`}</b>
			<span>${r.description}${a?n` <span class="range">(${a})</span>`:$}</span>
			${t?n`<span class="need">${t.option.required?"required":"optional"}</span>`:$}
		</div>
		${t?.error?n`<div class="panel-error" role="alert">${t.error}</div>`:$}
		${!t&&e.moreError?n`<div class="panel-error" role="alert">${e.moreError}</div>`:$}
		${t?.note?n`<div class="panel-note">${t.note}</div>`:$}
		${i.length&&!t?n`<div class="panel-sub">Options</div>`:$}
		<div role="listbox" id="command-list" class="options" aria-label=${t?"Choices":"Options"}>
			${i.map((s,o)=>Uh(s,o,e))}
		</div>
	</div>`}function Uh({option:e,choice:t},i,r){return n`<div role="option" class=${`option ${i===r.active?"active":""}`}
		data-add-option=${V(e?.name)} data-choice=${V(t?String(t.value):void 0)}
		id=${V(i===r.active?"command-active":void 0)} aria-selected=${i===r.active?"true":"false"}
		@mousedown=${a=>a.preventDefault()}
		@click=${()=>e?r.addOption(e):r.pickChoice(r.field,t)}>
		<span class="option-text"><span>${e?n`<b>${e.name}</b>`:t.name}</span>
		${e?n`<small>${e.description}${ia(e)?` (${ia(e)})`:""}</small>`:$}</span>
	</div>`}function Lh(e){let t=e.call.options.length-e.fields.length;return n`<div class="call" role="group" aria-label=${`Command /${e.call.name}`}>
		<span class="call-name">/${e.call.name}</span>
		${Ve(e.fields,i=>i.option.name,i=>qh(i,e))}
		<input class="more" data-more autocomplete="off" aria-label=${t?"Add an option":"Press Enter to send"}
			role="combobox" aria-expanded=${e.offered.length&&!e.field?"true":"false"} aria-controls="command-list"
			aria-activedescendant=${V(!e.field&&e.active>=0?"command-active":void 0)}
			placeholder=${t?`+${t} option${t>1?"s":""}`:""}
			.value=${Xe(e.more)} @focus=${()=>e.focused!==""&&e.enter("")}
			@input=${i=>e.typeMore(i.target.value)} @keydown=${i=>Ka(i,e)}>
	</div>`}function qh(e,t){let{option:i}=e,r=(i.type===fe.integer||i.type===fe.number)&&!i.choices?.length,a=t.field===e;return n`<label class=${`field ${e.error?"wrong":""}`}>
		<span class="field-label">${i.name}</span>
		<input data-option=${i.name} autocomplete="off" spellcheck="false" inputmode=${V(r?"numeric":void 0)}
			role="combobox" aria-expanded=${a&&t.offered.length?"true":"false"} aria-controls="command-list"
			aria-activedescendant=${V(a&&t.active>=0?"command-active":void 0)}
			aria-describedby="option-help" aria-required=${i.required?"true":"false"} aria-invalid=${e.error?"true":"false"}
			.value=${Xe(e.text)}
			@focus=${()=>!a&&t.enter(i.name)} @blur=${()=>t.leave(e)}
			@input=${s=>t.typeOption(e,s.target.value)} @keydown=${s=>Ka(s,t,e)}>
	</label>`}function Ka(e,t,i){if(!e.isComposing){switch(e.key){case"ArrowDown":if(!t.move(1))return;break;case"ArrowUp":if(!t.move(-1))return;break;case"Enter":if(e.shiftKey&&!t.call)return;t.take()||t.submit();break;case"Tab":if(e.shiftKey||!(t.call?t.offered:t.found).length||t.call&&t.active<0)return;t.take();break;case"Escape":if(t.call&&t.hidden)t.clear();else if(t.call||t.found.length)t.hidden=!0,t.page.update();else return;break;case"Backspace":if(e.target.value!==""||!t.call)return;Fh(t,i);break;default:return}e.preventDefault()}}function Fh(e,t){if(t&&!t.option.required)return e.removeField(t);let i=t?e.fields.indexOf(t):e.fields.length;if(i>0)return e.focus(e.fields[i-1].option.name);e.clear()}function gn(e,t){let{wantFocus:i}=e;e.wantFocus="",!(!i||i==="#composer"&&matchMedia("(pointer: coarse)").matches)&&t.querySelector(i)?.focus()}var bn=e=>n`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${E`<path d=${e} fill="currentColor"/>`}</svg>`,Wh=bn("M3 9v6h4l6 5V4L7 9zm12.500-1.500v9a5 5 0 0 0 0-9zm0-4v2a7 7 0 0 1 0 13v2a9 9 0 0 0 0-17z"),Zh=bn("M7 10V7a5 5 0 0 1 10 0v3h1a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm2 0h6V7a3 3 0 0 0-6 0z"),_i=e=>({2:Wh,12:Zh})[e?.type]??"#";var et={row:1,select:3,input:4,text:10,label:18};function _n(e){return(e.components??[]).flatMap(t=>t.type===et.row?t.components.map(i=>({component:i,label:i.label})):t.type===et.label?[{component:t.component,label:t.label,description:t.description}]:[{component:t}])}function xn(e){let{modal:t}=e.state;if(!t)return $;let i=()=>e.set({modal:null});return n`<dialog class="modal form" aria-labelledby="modal-title" data-modal=${t.custom_id}
		@cancel=${r=>{r.preventDefault(),i()}}>
		<form @submit=${r=>{r.preventDefault(),Yh(e)}} novalidate>
			<header><h2 id="modal-title">${t.title}</h2>
				<button type="button" class="icon" aria-label="Close" @click=${i}>✕</button></header>
			<div class="modal-body">
				${t.failure?n`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${t.failure}</div>`:$}
				${_n(t).map((r,a)=>Kh(r,a,t,e))}
			</div>
			<footer><button type="button" class="button plain" @click=${i}>Cancel</button>
				<button type="submit" class="button primary" data-modal-submit aria-busy=${V(t.nonce?"true":void 0)}>
					<span>Submit</span>${t.nonce?n`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`:$}</button></footer>
		</form>
	</dialog>`}function Kh({component:e,label:t,description:i},r,a,s){if(e.type===et.text)return n`<p>${Vt(e.content,s)}</p>`;let o=`modal-field-${r}`,d=a.errors.get(e.custom_id);return n`<div class=${`modal-field ${d?"wrong":""}`}>
		<label for=${o}>${t}${e.required===!1?$:n`<span class="star" aria-hidden="true"> *</span>`}</label>
		${i?n`<small>${i}</small>`:$}
		${e.type===et.input?Gh(e,o,a,s):$}
		${e.type===et.select?Qh(e,o,t,a,s):$}
		${d?n`<small class="wrong-text" id=${`${o}-error`} role="alert">${d}</small>`:$}
	</div>`}function Gh(e,t,i,r){let{custom_id:a}=e,s=i.values.get(a)??e.value??"",o=h=>{i.values.set(a,h.target.value),i.errors.delete(a)&&r.update()},d=V(i.errors.has(a)?`${t}-error`:void 0);return e.style===2?n`<textarea id=${t} rows="4" data-custom-id=${a} placeholder=${e.placeholder??""} maxlength=${e.max_length??4e3}
			aria-describedby=${d} aria-required=${e.required===!1?"false":"true"} .value=${Xe(s)} @input=${o}></textarea>`:n`<input id=${t} type="text" autocomplete="off" data-custom-id=${a} placeholder=${e.placeholder??""} maxlength=${e.max_length??4e3}
		aria-describedby=${d} aria-required=${e.required===!1?"false":"true"} .value=${Xe(s)} @input=${o}>`}function Qh(e,t,i,r,a){let{custom_id:s}=e;r.values.has(s)||r.values.set(s,new Set(e.options.filter(p=>p.default).map(p=>p.value)));let o=r.values.get(s),d=r.open===s,h={values:o,active:r.active??0},u=p=>{Object.assign(r,{open:p?s:"",active:0}),a.update()},c=p=>{Fa(o,p,e),r.errors.delete(s),(e.max_values??1)===1&&u(!1),a.update()};return n`${Ua({component:e,values:o,open:d,place:t,label:i,toggle:()=>u(!d),key:p=>{if(!(!d&&p.key!=="ArrowDown")){if(!d)u(!0);else if(p.key==="Escape"||p.key==="Tab"){if(u(!1),p.key==="Tab")return}else if(p.key==="Enter"||p.key===" ")c(e.options[h.active].value);else if(Wa(p,h,e))r.active=h.active;else return;p.preventDefault(),a.update()}}})}
		${d?La(e,h,t,c):$}`}function Yh(e){let{modal:t}=e.state;if(t.nonce)return;t.errors.clear();let i=[];for(let{component:r}of _n(t)){if(r.type===et.text)continue;let{custom_id:a}=r,s=t.values.get(a)??r.value??"",o=r.type===et.select?Jh(r,s):Xh(r,s);o&&t.errors.set(a,o),i.push(r.type===et.select?{custom_id:a,type:et.select,values:[...s]}:{custom_id:a,type:et.input,value:s})}t.errors.size?e.update():e.submit(i)}function Xh({required:e,min_length:t,max_length:i},r){let{length:a}=[...r];return a===0?e===!1?"":"This field is required.":t!==void 0&&a<t?`Enter at least ${t} characters.`:i!==void 0&&a>i?`Enter at most ${i} characters.`:""}function Jh({required:e,min_values:t=1},i){return i.size===0&&e===!1?"":i.size<t?`Pick at least ${t}.`:""}function zn(e){let t=e.querySelector("dialog.form");t&&!t.open&&(t.showModal(),t.querySelector(".modal-body input, .modal-body textarea, .modal-body .menu")?.focus())}var eu={channels:"Channels",members:"Members",roles:"Roles",bot:"Bot",emojis:"Emojis"},tu=600;function yn(e){let{panel:t,guild:i}=e.state;if(!t)return $;let r=()=>e.set({panel:null});return n`<dialog class="modal server" aria-labelledby="server-title" data-server-panel @cancel=${a=>{a.preventDefault(),r()}}>
		<div class="server-frame">
			<header><h2 id="server-title">${i.name}</h2><button type="button" class="icon" aria-label="Close" data-close-server @click=${r}>✕</button></header>
			<nav class="tabs" aria-label="Parts of the server">${Object.entries(eu).map(([a,s])=>n`<button type="button" data-tab=${a}
				aria-pressed=${t.tab===a?"true":"false"} @click=${()=>e.panel(a)}>${s}</button>`)}</nav>
			<div class="modal-body">
				${t.error?n`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${t.error}</div>`:$}
				${{channels:ru,members:su,roles:du,bot:cu,emojis:hu}[t.tab](e)}
			</div>
		</div>
	</dialog>`}function wn(e){let t=e.querySelector("dialog.server");t&&!t.open&&t.showModal()}var Ga=(e,t,i)=>n`<details class="entry" data-entry=${e}><summary>${t}</summary><div class="entry-body">${i}</div></details>`,dt=(e,t,i,r="secondary")=>n`<button type="button" class=${`button ${r}`} data-act=${t.what} @click=${()=>e.act(t)}><span>${i}</span></button>`,xi=(e,t,i)=>n`<label class="tick"><input type="checkbox" .checked=${Xe(t)} @change=${r=>i(r.target.checked)}><span>${e}</span></label>`;function Ki(e,t,i,r="Add"){let a=async s=>{s.preventDefault();let o=s.target.elements.text;await e.act({...i,text:o.value})&&(o.value="")};return n`<form class="adder" data-add=${i.kind??i.what} @submit=${a}><input name="text" type="text" autocomplete="off" maxlength="100" required placeholder=${t} aria-label=${t}>
		<button type="submit" class="button secondary"><span>${r}</span></button></form>`}function $n(e,t,i,r){return e.state.permissions.filter(({for:a})=>a===t||a==="both").map(({bit:a,name:s})=>xi(s,iu(i,a),o=>r(o?i+a:i-a)))}var iu=(e,t)=>Math.floor(e/t)%2===1;function ru(e){let{state:t}=e;return n`${xi("Show \u201CDelete\u201D below messages, for those who may",t.moderating,i=>e.set({moderating:i}))}
		${Ve(t.channels.values(),i=>i.id,i=>Ga(i.id,n`<span class="hash" aria-hidden="true">${_i(i)}</span> ${i.name} <small>${i.archived?"archived ":""}${No[i.type]}</small>`,au(e,i)))}
		${Ki(e,"New text channel",{what:"add channel",kind:"text"})}
		${Ki(e,"New voice channel",{what:"add channel",kind:"voice"})}`}function au(e,t){let{users:i,bot:r}=e.state;return n`${t.type===0?n`${Ki(e,"New thread",{what:"add channel",kind:"thread",id:t.id})}
			${Ki(e,"New private thread",{what:"add channel",kind:"private",id:t.id})}`:$}
		${t.type===12?n`<fieldset><legend>Members of the thread</legend>
			${xi(X(r),t.bot,a=>e.act({what:"thread member",id:t.id,user:r.id,on:a}))}
			${i.filter(a=>!a.gone).map(a=>xi(X(a),t.members.includes(a.id),s=>e.act({what:"thread member",id:t.id,user:a.id,on:s})))}</fieldset>`:$}
		${t.parent?$:n`<div data-read-only>${xi("People only read here",t.read_only,a=>e.act({what:"read only",id:t.id,on:a}))}</div>`}
		<fieldset><legend>${X(r)} may</legend>${$n(e,"bot",t.bot_permissions,a=>e.act({what:"bot permissions",id:t.id,bits:a}))}</fieldset>
		<div class="deeds">
			${t.parent&&!t.locked?dt(e,{what:"archive",id:t.id,on:!t.archived},t.archived?"Open again":"Archive"):$}
			${t.parent?dt(e,{what:"archive",id:t.id,on:!t.locked,lock:!t.locked},t.locked?"Unlock":"Archive and lock"):$}
			${dt(e,{what:"delete channel",id:t.id},`Delete ${t.name}`,"danger")}
		</div>`}function su(e){let{users:t}=e.state;return Ve(t,i=>i.id,i=>Ga(i.id,n`<img src=${Ye(i)} alt=""> ${X(i)} <small>${ou(i)}</small>`,nu(e,i)))}function ou(e){return e.gone?"not in the server":e.until>Date.now()?`timed out until ${new Date(e.until).toLocaleTimeString([],{timeStyle:"short"})}`:[e.account!==e.name?e.account:"",e.owner?"owner":e.admin?"administrator":""].filter(Boolean).join(", ")}function nu(e,t){let{locales:i,roles:r}=e.state;return t.gone?n`<div class="deeds">${dt(e,{what:"member",user:t.id,on:!0},"Bring back")}</div>`:n`<label class="line-field">Nickname <input type="text" data-nick autocomplete="off" maxlength="32" .value=${Xe(t.nick??"")} @change=${a=>e.act({what:"nick",user:t.id,text:a.target.value})}></label>
		<label class="line-field">Language <select data-locale @change=${a=>e.act({what:"locale",user:t.id,text:a.target.value})}>
			${i.map(a=>n`<option value=${a} ?selected=${a===t.locale}>${a}</option>`)}</select></label>
		${r.length>1?n`<fieldset><legend>Roles</legend>${r.slice(1).map(a=>xi(a.name,t.roles.includes(a.id),s=>e.act({what:"give role",id:a.id,user:t.id,on:s})))}</fieldset>`:$}
		<div class="deeds">
			${t.admin?$:dt(e,{what:"timeout",user:t.id,time:t.until?0:tu},t.until?"End the timeout":"Time out for 10 minutes")}
			${t.owner?$:dt(e,{what:"member",user:t.id,on:!1},"Remove from the server","danger")}
		</div>`}function du(e){return n`${Ve(e.state.roles.slice(1),t=>t.id,t=>Ga(t.id,t.name,lu(e,t)))}
		${Ki(e,"New role",{what:"add role"})}
		<small class="muted">Roles are given at Members.</small>`}function lu(e,{id:t,name:i,permissions:r}){let a=i.replace(/^@/,"");return n`<label class="line-field">Name <input type="text" autocomplete="off" maxlength="100" .value=${Xe(a)} @change=${s=>e.act({what:"role",id:t,text:s.target.value,bits:r})}></label>
		<fieldset><legend>Its members may</legend>${$n(e,"role",r,s=>e.act({what:"role",id:t,text:a,bits:s}))}</fieldset>
		<div class="deeds">${dt(e,{what:"delete role",id:t},`Delete ${a}`,"danger")}</div>`}function cu(e){let{guild:t,bot:i}=e.state;return n`<p>${t.bot?`${X(i)} is in this server.`:`${X(i)} is not in this server: it has no commands here, and its buttons do nothing.`}</p>
		<div class="deeds">${dt(e,{what:"bot",on:!t.bot},t.bot?`Remove ${X(i)}`:`Invite ${X(i)} again`,t.bot?"danger":"success")}</div>
		<p>${t.outage?"This server has an outage: nobody can do anything here.":"In an outage Discord cannot reach a server for a while, and nobody can do anything there."}</p>
		<div class="deeds">${dt(e,{what:"outage",on:!t.outage},t.outage?"End the outage":"Begin an outage")}</div>`}function hu(e){let{panel:t,users:i,bot:r}=e.state,a=async d=>await e.act(d)&&e.panel("emojis"),s=d=>X(i.find(h=>h.id===d)??r),o=async d=>{d.preventDefault();let{text:h,file:u}=d.target.elements,c=new Uint8Array(await u.files[0].arrayBuffer()),l=btoa(c.reduce((p,f)=>p+String.fromCharCode(f),""));a({what:"add emoji",text:h.value,image:l})};return n`<p>What ${X(r)} or one of its owners has put up, as in the developer portal.</p>
		<form class="adder" data-add="emoji" @submit=${o}>
			<input name="text" type="text" autocomplete="off" minlength="2" maxlength="32" required placeholder="Name" aria-label="Name of the emoji">
			<input name="file" type="file" accept="image/png" required aria-label="Picture, a PNG of at most 128 x 128">
			<button type="submit" class="button secondary"><span>Add</span></button></form>
		${Ve(t.emojis??[],d=>d.id,d=>n`<div class="tick" data-emoji=${d.name}>${Mt(d)} <span class="emoji-owner">${d.name} <small>by ${s(d.by)}</small></span>
			<button type="button" class="button danger" data-act="delete emoji" @click=${()=>a({what:"delete emoji",id:d.id})}><span>Delete</span></button></div>`)}`}function Mn(e){let{guild:t,me:i,bot:r}=e.state,{here:a}=e,s=t.outage?"This server is not available now.":i.gone?"You are not in this server. \u2699 brings you back.":i.until>Date.now()?`You are timed out until ${new Date(i.until).toLocaleTimeString([],{timeStyle:"short"})}: you can only read.`:t.bot?a?.locked?"This thread is locked.":a?.archived?"This thread is archived. A message opens it again.":"":`${X(r)} is not in this server. \u2699 invites it again.`;return s?n`<div class="notice" role="status" data-standing>${s}</div>`:$}function kn(e){let{state:t}=e;return t.greeted?n`
		<a class="skip" href="#composer">Skip to the input line</a>
		<nav class=${`side ${t.popup==="channels"?"open":""}`} aria-label="Channels">${uu(e)}</nav>
		${t.popup==="channels"?n`<div class="shade" @click=${()=>e.set({popup:""})}></div>`:$}
		<main>
			${fu(e)}
			${t.online?$:n`<div class="notice" role="status">Connection lost. Reconnecting…</div>`}
			${Mn(e)}
			${mu(e)}
			${vn(e)}
		</main>
		<div id="layer">${Ko(e)}</div>
		${yn(e)}
		${xn(e)}
		<div class="toasts" role="alert">${t.toast?n`<div class="toast">${t.toast}</div>`:$}</div>`:n`<div class="starting" role="status">${t.online?"Loading\u2026":"Connecting\u2026"}</div>`}function uu(e){let{guild:t,channels:i,channel:r,me:a}=e.state;return n`<div class="guild"><span>${t.name}</span>
			<button type="button" class="icon" data-server aria-label="Server: channels, members, roles and the bot" title="Server" @click=${()=>e.set({panel:{tab:"channels"},popup:""})}>⚙</button></div>
		<div class="side-title">Channels
			<button type="button" class="icon" data-add-channel aria-label="Add a channel" title="Add a channel" @click=${()=>e.addChannel()}>+</button></div>
		<ul class="channels">${Ve(i.values(),s=>s.id,s=>n`<li>
			<button type="button" data-channel-id=${s.id} class=${`${s.unread?"unread":""} ${s.parent?"thread":""}`} aria-current=${s.id===r?"page":"false"} @click=${()=>e.enter(s.id)}>
				<span aria-hidden="true" class="hash">${_i(s)}</span>${s.name}${s.archived?n`<small> archived</small>`:$}${s.unread?n`<span class="unseen"> (unread)</span>`:$}</button></li>`)}</ul>
		<div class="me"><img src=${Ye(a)} alt=""><span><b>${X(a)}</b><small>${a.gone?"Not in the server":a.admin?"Administrator":"Member"}</small></span></div>`}function fu(e){let{popup:t,users:i,me:r}=e.state;return n`<header class="top">
		<button type="button" class="icon burger" aria-label="Channels" aria-expanded=${t==="channels"?"true":"false"}
			@click=${()=>e.set({popup:t==="channels"?"":"channels"})}>☰</button>
		<h1><span class="hash" aria-hidden="true">${_i(e.here)}</span>${e.here?.name??"no channel"}</h1>
		<div class="users" role="radiogroup" aria-label="Who you are">
			<span class="users-title" aria-hidden="true">You are</span>
			${Ve(i,a=>a.id,(a,s)=>n`<button type="button" role="radio" class=${`user ${a.gone?"gone":""}`} data-user-id=${a.id} aria-checked=${a.id===r.id?"true":"false"}
				style=${`--colour: ${Zt(a)}`} title=${a.id===r.id?`You are ${X(a)}`:`Become ${X(a)}${s<9?` (Alt+${s+1})`:""}`} @click=${()=>e.become(a.id)}>
				<img src=${Ye(a)} alt=""><span class="user-name">${X(a)}</span></button>`)}
			<button type="button" class="icon" data-add-user aria-label="Add a user" title="Add a user" @click=${()=>e.addUser()}>+</button>
		</div>
	</header>`}function mu(e){let{state:t,here:i}=e,r=i?Wo(i):[],a=[...t.pending].filter(([,s])=>s.command&&s.channel===t.channel);return n`<div class="messages" id="messages" tabindex="0" role="region" aria-label=${i?`Messages in #${i.name}`:"Messages"} @scroll=${()=>e.scroll.moved()}>
		<div class="messages-inner">
			${i?n`<div class="beginning"><div class="beginning-sign" aria-hidden="true">${_i(i)}</div><h2>Welcome to #${i.name}!</h2>
				<p>This is a Discord on your own machine. Type <kbd>/</kbd> to see what the bot can do, and pick above who you are.</p></div>`:n`<div class="beginning"><h2>There is no channel for you here.</h2></div>`}
			${Ve(r,s=>s.id,(s,o)=>{let d=Jo(s,r[o-1]);return Vs(pu(s,d,e),()=>en(s,d,e))})}
			${Ve(a,([s])=>`note-${s}`,([s,o])=>tn(s,o,e))}
		</div>
	</div>
	<div class="present">${e.scroll.away?n`<button type="button" id="jump" @click=${()=>e.scroll.toPresent()}>
		${t.newBelow?n`<b>${t.newBelow} new message${t.newBelow>1?"s":""}</b> · `:$}Jump to present ↓</button>`:$}</div>`}function pu(e,t,{state:i}){let r=[...i.pending.values()].filter(o=>o.message===e.id).map(o=>o.customId).join(`
`),a=[...i.chosen].filter(([o])=>o.startsWith(`${e.id}/`)).join(`
`),s=i.menu?.message===e.id?`${i.menu.row} ${i.menu.active} ${[...i.menu.values].join(`
`)}`:"";return[e,t,i.moderating,i.me,r,a,s,i.failed.get(e.id),i.users,i.channels,i.roles]}var Hn="#composer",vu=150,ra=class{text="";active=0;call=null;fields=[];focused="";more="";moreError="";hidden=!1;wantFocus="";#e=0;#t;constructor(t){this.page=t}get calls(){return dn(this.page.state.commands)}get found(){return this.call||this.hidden||!this.text.startsWith("/")||this.text.includes(`
`)?[]:cn(this.calls,this.text)}get field(){return this.fields.find(t=>t.option.name===this.focused)}get unused(){let t=this.more.trim().toLowerCase();return this.call.options.filter(i=>!this.fields.some(r=>r.option===i)&&i.name.includes(t))}get offered(){if(!this.call||this.hidden)return[];let{field:t}=this;return t?(t.choices??pn(t.option,t.text,this.page)).slice(0,25).map(i=>({choice:i})):this.unused.map(i=>({option:i}))}type(t){this.text=t.replace(/^\n+/,""),this.active=0,this.hidden=!1;let i=ea(this.calls,t);i&&t===`/${i.call.name} `&&this.choose(i.call.name),this.page.update()}choose(t,{given:i=new Map,rest:r=""}={}){let a=this.calls.find(h=>h.name===t);if(!a){Object.assign(this,{text:`/${t} `,wantFocus:Hn,call:null}),this.page.update();return}let s=a.options.find(h=>h.required&&!i.get(h.name));r&&s&&(i.set(s.name,r),r="");let d=a.options.filter(h=>h.required||i.has(h.name)).map(h=>({option:h,text:i.get(h.name)??"",error:""}));Object.assign(this,{call:a,fields:d,text:"",more:r,moreError:"",hidden:!1}),this.focus(d.find(h=>h.text==="")?.option.name??"")}clear(){Object.assign(this,{text:"",call:null,fields:[],more:"",moreError:"",focused:"",hidden:!1,wantFocus:Hn}),this.page.update()}focus(t){this.enter(t),this.wantFocus=t?`[data-option="${CSS.escape(t)}"]`:"[data-more]",this.page.update()}enter(t){this.focused=t,this.hidden=!1,this.active=this.field&&this.field.option.type!==fe.string&&!this.field.text?0:this.#r(),this.field?.option.autocomplete&&this.#o(this.field),this.page.update()}#r(){let{field:t}=this;return t?.option.choices?.length&&!t.text?0:-1}typeOption(t,i){let r=this.call.options.filter(o=>!this.fields.some(d=>d.option===o)),{given:a,rest:s}=t.option.choices?.length?ta(r,i):{given:new Map,rest:i};for(let[o,d]of a)this.fields.push({option:r.find(h=>h.name===o),text:d,error:""});a.size&&this.focus([...a.keys()].at(-1)),t.text=a.size?s:i,t.error="",this.hidden=!1,this.active=t.option.autocomplete||i===""?-1:this.#i(),t.option.autocomplete&&this.#o(t),this.page.update()}#i(){let t=this.field?.text.trim().toLowerCase();return Math.max(0,this.offered.findIndex(({choice:i})=>i?.name.toLowerCase()===t))}typeMore(t){let{given:i,rest:r}=ta(this.call.options.filter(s=>!this.fields.some(o=>o.option===s)),t);for(let[s,o]of i)this.fields.push({option:this.call.options.find(d=>d.name===s),text:o,error:""});Object.assign(this,{more:i.size?r:t,moreError:"",hidden:!1}),this.active=this.more.trim()?0:-1;let a=[...i.keys()].at(-1);a&&!r&&this.focus(a),this.page.update()}addOption(t){this.fields.push({option:t,text:"",error:""}),this.more="",this.focus(t.name)}removeField(t){this.fields=this.fields.filter(i=>i!==t),this.focus("")}pickChoice(t,i){Object.assign(t,{text:i.name,picked:i,error:""});let r=this.fields.find(a=>a.text==="");this.focus(r?.option.name??"")}leave(t){t.text!==""&&(t.error=this.#s(t).error??""),this.page.update()}take(){let t=this.found[this.active];if(t){let r=ea(this.calls,this.text);return this.choose(t.name,r?.call.name===t.name?r:void 0),!0}let i=this.offered[this.active];return i?.option?this.addOption(i.option):i&&this.pickChoice(this.field,i.choice),!!i}move(t){let{length:i}=this.call?this.offered:this.found;return i?(this.active=(Math.max(this.active,t>0?-1:0)+t+i)%i,this.page.update(),!0):!1}submit(){if(this.call)return this.#a();let t=ea(this.calls,this.text.trim());if(t)return this.choose(t.call.name,t),this.#a();this.text.trim()&&(this.page.say(this.text.trim()),this.clear())}#a(){let t=this.fields.map(o=>({field:o,...this.#s(o)}));for(let{field:o,error:d}of t)o.error=d??"";let i=t.find(o=>o.error);if(i)return this.focus(i.field.option.name);if(this.more.trim()){this.focus(""),this.moreError=`\u201C${this.more.trim()}\u201D names no option that can be added. Nothing was sent.`;return}let r=t.map(({field:{option:o},value:d})=>({type:o.type,name:o.name,value:d})),{name:a,options:s}=Za(this.call,r);this.page.send(a,s,this.call.name),this.clear()}#s(t){return t.picked&&t.picked.name===t.text?{value:t.picked.value}:hn(t.option,t.text,this.page)}#o(t){let i=++this.#e;clearTimeout(this.#t),this.#t=setTimeout(async()=>{let r=({option:{type:h,name:u}},c)=>({type:h,name:u,...c}),a=this.fields.map(h=>h===t?r(h,{value:h.text,focused:!0}):r(h,this.#s(h))).filter(h=>!h.error),{name:s,options:o}=Za(this.call,a),d=await this.page.autocomplete(s,o).catch(()=>({failed:!0}));i===this.#e&&(t.choices=Array.isArray(d)?d:d?.choices??[],t.note=d?.failed?"Loading options failed":"",this.page.update())},vu)}};var aa=class{#e;#t;#r;#i=300;#a=0;#s=new Map;constructor(t,i){this.onFrame=t,this.onOnline=i,addEventListener("online",()=>this.#l()),document.addEventListener("visibilitychange",()=>document.hidden||this.#l())}connect(t){this.#t=t,this.#i=300,this.#o()}request(t,i){let r=String(++this.#a),a=new Promise((s,o)=>this.#s.set(r,{resolve:s,reject:o}));return this.#e?.readyState===WebSocket.OPEN?this.#e.send(JSON.stringify({t,d:i,n:r})):this.#n(r,"reject",new Error("Not connected. Try again in a moment.")),Object.assign(a,{nonce:r})}#o(){clearTimeout(this.#r),this.#d();let t=new URL("page/ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.search=this.#t?`?user=${encodeURIComponent(this.#t)}`:"";let i=this.#e=new WebSocket(t);i.onopen=()=>this.#i=300,i.onmessage=r=>this.#c(JSON.parse(r.data)),i.onclose=()=>{this.#d(),this.onOnline(!1),this.#r=setTimeout(()=>this.#o(),this.#i),this.#i=Math.min(2*this.#i,5e3)}}#l(){(this.#e?.readyState>WebSocket.OPEN||!this.#e)&&this.#o()}#d(){let t=this.#e;this.#e=void 0,t&&(t.onopen=t.onmessage=t.onclose=null,t.close());for(let i of this.#s.keys())this.#n(i,"reject",new Error("The connection was lost."))}#c({t,d:i,n:r}){t==="hello"&&this.onOnline(!0),t==="ok"||t==="choices"?this.#n(r,"resolve",i):t==="error"?this.#n(r,"reject",Object.assign(new Error(i?.message),{code:i?.code})):this.onFrame(t,i,r)}#n(t,i,r){this.#s.get(String(t))?.[i](r),this.#s.delete(String(t))}};var gu=15e3,bu=6e3,sa=class{state=Uo();#e;#t=!1;constructor(t){this.#e=t,this.socket=new aa((r,a,s)=>this.#l(r,a,s),r=>this.set({online:r}));let i=new URLSearchParams(location.search);this.state.channel=i.get("channel")??"",this.socket.connect(i.get("user")??"")}update(){this.#t||(this.#t=!0,queueMicrotask(()=>{this.#t=!1,this.#e(this)}))}set(t){Object.assign(this.state,t),this.update()}get here(){return this.state.channels.get(this.state.channel)}user(t){return t===this.state.bot?.id?{...this.state.bot,bot:!0}:this.state.users.find(i=>i.id===t)}channel(t){return this.state.channels.get(t)}command(t){this.composer.choose(t)}become(t){t!==this.state.me?.id&&(this.set({popup:"",me:this.user(t)??this.state.me,modal:null,menu:null}),this.composer.clear(),this.scroll.toPresent(),this.#u(t,this.state.channel),this.socket.connect(t))}enter(t){this.channel(t).unread=!1,this.set({channel:t,popup:"",newBelow:0,menu:null}),this.#u(this.state.me.id,t)}addUser(){this.#r("Add a user","Name",async t=>{let i=await this.socket.request("user",{name:t});i?.id&&this.become(i.id)})}addChannel(){this.#r("Add a channel","Name",t=>this.socket.request("server",{what:"add channel",text:t}))}act(t){return this.socket.request("server",t).then(()=>(this.state.panel&&this.set({panel:{...this.state.panel,error:""}}),!0),i=>(this.state.panel?this.set({panel:{...this.state.panel,error:i.message}}):this.toast(i.message),!1))}panel(t){this.set({panel:{...this.state.panel,tab:t,error:""}}),t==="emojis"&&this.#h(this.socket.request("emojis",{}).then(({emojis:i})=>this.state.panel&&this.set({panel:{...this.state.panel,emojis:i}})))}#r(t,i,r){let a={type:4,custom_id:"name",label:i,style:1,min_length:1,max_length:32};Ba(this.state,{title:t,custom_id:t,components:[{type:1,components:[a]}],then:r}),this.set({popup:""})}say(t){let{channel:i}=this.state;this.scroll.toPresent(),this.#h(this.socket.request("say",{channel:i,content:t}))}press(t,i,r,a){gi(this.state,t,i)||(this.state.failed.delete(t),this.#s("press",{message:t,custom_id:i,component_type:r,values:a},{message:t,customId:i}))}send(t,i,r){let{channel:a}=this.state;this.scroll.toPresent(),this.#s("command",{channel:a,name:t,options:i},{command:r,channel:a})}autocomplete(t,i){return this.socket.request("autocomplete",{channel:this.state.channel,name:t,options:i})}submit(t){let{modal:i}=this.state;if(i.failure="",i.then){i.then(t[0].value.trim()).then(()=>this.#i(i),r=>{i.failure=r.message,this.update()});return}i.nonce=this.#s("modal",{interaction_id:i.interaction_id,components:t},{modal:!0})}#i(t){this.state.modal===t&&this.set({modal:null})}dismiss(t){this.here.messages.delete(t),this.#h(this.socket.request("dismiss",{message:t})),this.update()}forget(t){this.state.pending.delete(t),this.update()}toast(t){this.set({toast:t}),clearTimeout(this.#a),this.#a=setTimeout(()=>this.set({toast:""}),bu)}#a;#s(t,i,r){let a=this.socket.request(t,i),{nonce:s}=a;return this.state.pending.set(s,r),a.catch(o=>this.#o(s,r.message&&o.code!==void 0?"":o.message)),setTimeout(()=>this.state.pending.has(s)&&!r.failure&&this.#o(s),gu),this.update(),s}#o(t,i){Pa(this.state,t,i),this.update()}#l(t,i,r){let a=Lo(this.state,t,i,r);(t==="users"||t==="hello")&&this.#d(),a&&this.#n(a),a?.channel_id===this.state.channel&&(this.state.newBelow++,a.flags&nt.ephemeral&&this.scroll.toPresent()),this.update()}#d(){clearTimeout(this.#c);let t=this.state.users.map(i=>i.until).filter(i=>i>Date.now());t.length&&(this.#c=setTimeout(()=>{this.#d(),this.update()},Math.min(...t)-Date.now()+100))}#c;#n(t){let i=[t.content,...(t.embeds??[]).flatMap(a=>[a.title,a.description])],r=Io(i.filter(Boolean).join(". ")).slice(0,300);document.getElementById("announcer").textContent=`${X(t.author)}: ${r||"new message"}`}#h(t){t.catch(i=>this.toast(i.message))}#u(t,i){history.replaceState(null,"",`?${new URLSearchParams({user:t,channel:i})}`)}};var oa=class{away=!1;#e;#t;#r=0;constructor(t){this.page=t}drawn(t){if(t){if(this.#e!==t){this.#e=t;let i=new ResizeObserver(()=>this.#i());i.observe(t),i.observe(t.firstElementChild)}this.#t!==this.page.state.channel&&(this.#t=this.page.state.channel,this.away=!1,this.#a()),this.#i()}}moved(){let{scrollHeight:t,scrollTop:i,clientHeight:r}=this.#e,a=i<this.#r;this.#r=i;let s=t-i-r>60&&(a||this.away);s!==this.away&&(this.away=s,this.page.set({newBelow:0}))}toPresent(){this.away=!1,this.#a(),this.page.set({newBelow:0})}#i(){this.moved(),this.away||this.#a()}#a(){this.#e.scrollTop=this.#e.scrollHeight,this.#r=this.#e.scrollTop}};var kt=document.getElementById("app"),Le=new sa(_u),Cn;Le.composer=new ra(Le);Le.scroll=new oa(Le);addEventListener("resize",()=>Jr());kt.addEventListener("scroll",()=>Jr(),{capture:!0,passive:!0});addEventListener("keydown",e=>{let t=e.altKey&&!e.ctrlKey&&Le.state.users[e.code.replace("Digit","")-1];t&&(e.preventDefault(),Le.become(t.id))});Le.update();function _u(){let e=Xo(kt);Rt(kn(Le),kt),Le.scroll.drawn(document.getElementById("messages")),e(),gn(Le.composer,kt),Jr(),wn(kt),zn(kt),kt.querySelectorAll(".option.active").forEach(r=>r.scrollIntoView({block:"nearest"}));let{me:t,guild:i}=Le.state;t&&(t.id!==Cn&&kt.querySelector(".user[aria-checked=true]")?.scrollIntoView({block:"nearest",inline:"center"}),Cn=t.id,document.title=`${X(t)} \xB7 #${Le.here?.name??""} \xB7 ${i.name}`)}
