// Signs that no font is sure to have.
import { svg, html } from 'lit';

const sign = (path) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${path} fill="currentColor"/>`}</svg>`;
const speaker = sign('M3 9v6h4l6 5V4L7 9zm12.500-1.500v9a5 5 0 0 0 0-9zm0-4v2a7 7 0 0 1 0 13v2a9 9 0 0 0 0-17z');
const lock = sign('M7 10V7a5 5 0 0 1 10 0v3h1a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm2 0h6V7a3 3 0 0 0-6 0z');

// channelMark is the sign before a channel's name.
export const channelMark = (channel) => ({ 2: speaker, 12: lock })[channel?.type] ?? '#';
