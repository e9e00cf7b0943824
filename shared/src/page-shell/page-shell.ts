// The page before its app has started. The builds of both apps write it into the HTML: empty at first, then a loading message, and the
// reason when loading fails. It has both languages and needs no other file.
import { shell as arabic } from './texts.ar.ts'
import { shell as english } from './texts.en.ts'
import { directionOf, languages } from '../localized-text.ts'
import type { PageApp } from '../pages/page-paths.ts'
import { startScript } from './watch-start.ts'

const texts = { en: english, ar: arabic }

/** The colours are copied from the apps' tokens, because this style is needed before the style sheet. */
const style = `#page-shell{position:fixed;inset:0;z-index:60;display:flex;flex-direction:column;justify-content:center;gap:20px;padding:0 32px;background:#faf7f1;color:#25221a;font:16px/1.625 system-ui,sans-serif;text-align:center}
#page-shell>*{display:none}
#page-shell>[data-loading]{display:block;animation:page-shell 0s 3s both}
@keyframes page-shell{from{visibility:hidden}}
#page-shell[data-state]>[data-loading],#splash~#root>#page-shell:not([data-state]){display:none}
#page-shell[data-state=slow]>[data-slow],#page-shell[data-state=failed]>[data-failed],#page-shell[data-state=ended]>[data-ended],#page-shell[data-state=old]>[data-old]{display:block}
#page-shell[data-state]>[data-staff]{display:block}
#page-shell[data-state=old]>[data-staff],#page-shell[data-state=old]>button{display:none}
#page-shell[data-state]:not([data-state=old])>button{display:block}
#page-shell>noscript{display:block}
#page-shell p{margin:0}
#page-shell button{align-self:center;min-height:44px;padding:9px 20px;border:0;border-radius:12px;background:#4a5d23;color:#fff;font:inherit;font-weight:600;cursor:pointer}
@media(prefers-color-scheme:dark){#page-shell{background:#171612;color:#f2eee4}#page-shell button{background:#a9c46c;color:#1a2008}}`

const isolated = (write: (language: 'en' | 'ar') => string) =>
  languages.map((language) => `<p lang="${language}" dir="${directionOf(language)}">${write(language)}</p>`).join('')

const block = (name: string, write: (language: 'en' | 'ar') => string) => `<div data-${name}>${isolated(write)}</div>`

/** The content of `#root` until the app renders its first page. */
const shellOf = (app: PageApp) => {
  const blocks = (['loading', 'slow', 'failed', 'ended'] as const).map((name) => block(name, (language) => texts[language][name]))
  const staff = app === 'diner' ? block('staff', (language) => texts[language].staff) : ''
  const old = block('old', (language) => texts[language].old[app])
  const noScript = `<style>#page-shell>[data-loading]{display:none!important}</style>` + isolated((language) => texts[language].noScript)
  return `<div id="page-shell" role="status">${blocks.join('')}${staff}${old}<button type="button"><bdi lang="en">${english.retry}</bdi> · <bdi lang="ar">${arabic.retry}</bdi></button><noscript>${noScript}</noscript></div>`
}

/** Removes comments and indentation, which every page would send, and the separators in numbers, which old browsers cannot parse. */
const shorten = (code: string) =>
  code
    .replaceAll(/^\s*\/[/*].*$|\/\/ oxlint.*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/(?<=\d)_(?=\d)/g, '')

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Writes the page shell into a page. The script comes first, to see every file that fails. A style sheet comes last, because it blocks
 * painting of everything after it; module scripts wait for it anyway.
 */
export const addPageShell = (html: string, app: PageApp): string =>
  html
    .replaceAll(styleSheet, '')
    .replace(/<meta charset[^>]*>/, (charset) => `${charset}<style>${style}</style><script>${shorten(startScript())}</script>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shellOf(app)}</div>`)
    .replace('</body>', () => `${(html.match(styleSheet) ?? []).join('')}</body>`)

/** A Vite plugin for the builds of both apps. */
export const pageShellPlugin = (app: PageApp) => ({
  name: 'page-shell',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) => (html.includes('id="root"') ? addPageShell(html, app) : html),
  },
})
