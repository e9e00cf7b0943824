import type { Language } from '@sufra/shared/localized-text'
import { escapeHtml } from '../../../../platform/messages/escape-html.ts'
import { sandboxPath } from '../sandbox-path.ts'
import { pageTexts } from './page-texts.ts'

type Page = {
  language: Language
  title: string
  /** HTML. */
  body: string
  /** CSS class of `<main>`; omitted inside an iframe. */
  main?: string
  /** Script name in `browser/`, without its extension. */
  script?: 'fields' | 'pin' | 'wallet'
}

export const renderPage = ({ language, title, body, main, script }: Page): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${sandboxPath}/style.css">
<title>${escapeHtml(title)}</title>
</head>
<body>
${main ? `<main class="${main}">` : ''}
${body}
<p class="test">${escapeHtml(pageTexts[language].testMode)}</p>
${main ? '</main>' : ''}
${script ? `<script type="module" src="${sandboxPath}/${script}.js"></script>` : ''}
</body>
</html>`
