/**
 * The style has the colours of the apps' tokens, since the page does not load their style sheet. `font`: the address of the font of a
 * script, if there is a build.
 */
export const landingStyle = (
  font: string | undefined,
) => `${font ? `@font-face{font-family:Cairo;font-weight:200 1000;font-display:swap;src:url(${font}) format('woff2')}` : ''}
:root{color-scheme:light dark;--page:#faf7f1;--card:#fff;--line:#e6dfd0;--ink:#25221a;--soft:#655f50;--brand:#4a5d23;--tint:#edf1e0;--on:#fff;--saffron:#8a5a00;--saffron-soft:#fdf0d2;--shadow:0 24px 60px -24px rgb(40 35 20/.4)}
@media(prefers-color-scheme:dark){:root{--page:#171612;--card:#211f1a;--line:#3a372e;--ink:#f2eee4;--soft:#b5ad9b;--brand:#a9c46c;--tint:#2b3319;--on:#1a2008;--saffron:#f0b64a;--saffron-soft:#3b2d0f;--shadow:0 24px 60px -24px #000}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:16px/1.6 Cairo,ui-sans-serif,system-ui,sans-serif;overflow-wrap:break-word}
:lang(ar) body,body:lang(ar){line-height:1.75}
a{color:inherit}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
[hidden]{display:none!important}
header,main,footer{max-width:1120px;margin-inline:auto;padding-inline:20px}
header{display:flex;align-items:center;gap:4px;min-height:72px}
.brand{display:flex;align-items:center;gap:10px;margin-inline-end:auto;font-size:20px;font-weight:700;text-decoration:none;min-height:44px}
.quiet{display:inline-flex;align-items:center;min-height:44px;padding-inline:12px;border-radius:12px;font-weight:600;text-decoration:none}
.quiet:hover{background:var(--tint)}
.hero{display:grid;gap:32px;padding-block:16px 40px}
h1{font-size:32px;line-height:1.25;font-weight:700;text-wrap:balance}
h2{font-size:20px;line-height:1.4;font-weight:700}
.lead{margin-block:16px 24px;font-size:18px;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:12px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:10px 22px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--brand)}
[class=actions]:has(>[hidden]){display:none}
.main{border-color:var(--brand);background:var(--brand);color:var(--on)}
.back{display:flex;justify-content:center;margin-block:0 16px}
.plates{position:relative;display:grid;grid-template-columns:1fr 1fr;gap:12px;align-self:center;max-width:520px;width:100%;margin-inline:auto}
.plates img{display:block;width:100%;height:auto;border-radius:24px;box-shadow:var(--shadow)}
.plates img:nth-child(even){margin-top:28px;margin-bottom:-28px}
.ticket{position:absolute;inset-block-end:-34px;inset-inline-start:50%;translate:-50%;width:min(240px,72%);padding:14px 16px 16px;border:1px solid var(--line);border-block-start:4px solid var(--saffron);border-radius:14px;background:var(--card);box-shadow:var(--shadow)}
[dir=rtl] .ticket{translate:50%}
.ticket p{font-size:14px;color:var(--soft)}
.ticket strong{display:flex;justify-content:space-between;font-size:18px}
.ticket strong bdi:last-child{padding-inline:8px;border-radius:8px;background:var(--saffron-soft);color:var(--saffron);font-size:14px;line-height:1.9}
.ticket b{display:block;margin-top:8px;padding-block:6px;border-radius:10px;background:var(--brand);color:var(--on);font-size:14px;text-align:center}
.panels{display:grid;gap:16px;padding-block:32px 40px}
.panel{display:flex;flex-direction:column;gap:16px;padding:24px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.panel .actions{margin-block-start:auto}
.panel .actions .button{flex:1;padding-inline:12px}
.rows{display:grid;gap:10px}
.row{flex-direction:column;align-items:flex-start;gap:2px;border-color:transparent}
.row code{color:var(--soft);font-weight:400}
ol,ul{display:grid;gap:14px;padding:0;list-style:none}
li{display:flex;gap:12px;align-items:flex-start}
li>svg,li>i{flex:none;width:32px;height:32px;padding:6px;border-radius:10px;background:var(--tint);color:var(--brand)}
li>i{display:grid;place-items:center;padding:0;font-style:normal;font-weight:700}
li b{display:block}
li span span,.note{font-size:14px;color:var(--soft)}
.try{border-color:transparent;background:var(--tint)}
code{font:600 14px ui-monospace,monospace;overflow-wrap:anywhere}
dialog{margin:auto;width:min(420px,calc(100vw - 24px));padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--card);color:var(--ink)}
dialog::backdrop{background:rgb(20 18 12/.55)}
video{display:block;width:100%;aspect-ratio:1;margin-block-end:12px;border-radius:12px;background:#000;object-fit:cover}
dialog .button{width:100%;margin-block-start:12px}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:72px;border-block-start:1px solid var(--line);font-size:14px;color:var(--soft)}
footer .quiet{padding-inline:4px}
footer bdi:last-child{margin-inline-start:auto}
@media(max-width:480px){.hero .actions .button{flex:1 1 100%}}
@media(min-width:720px){.panels{grid-template-columns:1fr 1fr}.try{grid-column:1/-1}}
@media(min-width:900px){h1{font-size:44px}.hero{grid-template-columns:1.1fr 1fr;gap:56px;align-items:center;padding-block:40px 64px}}
@media(min-width:1000px){.panels.three{grid-template-columns:1fr 1fr 1fr}.three .try{grid-column:auto}}`
