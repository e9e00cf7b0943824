// The layout of all mails: the reader's language first, the other one below, as text and as HTML. Styles are inline
// because many mail clients support no others; the style sheet in the head is only for dark mode. No remote pictures.
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { escapeHtml } from '../escape-html.ts'
import type { MailContent } from '../message.ts'

/** The content of a mail in one language, as plain text: it is escaped here. */
type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  /** Items that the paragraphs refer to, each with an optional note. */
  list?: { title: string; text?: string }[]
  /** The label of the button, shown when there is a link. */
  button?: string
  /** Paragraphs after the code, the button or the list. */
  after: string[]
}

type Mail = { language: Language; letters: Record<Language, Letter>; code?: string; link?: string }

export const renderEmail = ({ language, letters, code, link }: Mail): MailContent => {
  const order = language === 'en' ? (['en', 'ar'] as const) : (['ar', 'en'] as const)
  const { subject } = letters[language]
  return {
    channel: 'mail',
    subject,
    text: order.map((each) => textOf(letters[each], code, link)).join(`\n\n${'—'.repeat(20)}\n\n`),
    html: pageOf(
      language,
      subject,
      order.map((each) => sectionOf(each, letters[each], code, link)).join(`<hr class="line" style="${styles.line}">`),
    ),
  }
}

/** Isolates a name from the direction of the surrounding text (Unicode FSI and PDI). */
export const isolated = (name: string) => `\u2068${name}\u2069`

const textOf = ({ heading, paragraphs, list = [], button, after }: Letter, code: string | undefined, link: string | undefined) =>
  [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(list.length > 0 ? [list.map(({ title, text }) => `• ${title}${text ? `: ${text}` : ''}`).join('\n')] : []),
    ...(button && link ? [`${button}:\n${link}`] : []),
    ...after,
  ].join('\n\n')

const styles = {
  page: "margin:0;padding:24px 12px;background:#faf7f1;color:#25221a;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6",
  brand: 'max-width:560px;margin:0 auto 12px;padding:0 4px;color:#4a5d23;font-size:20px;font-weight:700',
  card: 'max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e6dfd0;border-radius:14px;box-sizing:border-box',
  heading: 'margin:0 0 12px;font-size:23px;line-height:1.35;font-weight:700',
  paragraph: 'margin:0 0 14px',
  code: "margin:22px 0;padding:16px 8px;background:#edf1e0;border-radius:10px;color:#3a4a1b;font-family:Consolas,Menlo,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;text-align:center",
  list: 'margin:4px 0 18px;padding:0;list-style:none',
  item: 'margin:0 0 8px;padding:10px 14px;background:#f3eee3;border-radius:10px',
  buttonRow: 'margin:22px 0 10px',
  button: 'display:inline-block;padding:13px 26px;background:#4a5d23;border-radius:10px;color:#ffffff;font-weight:700;text-decoration:none',
  link: 'margin:0 0 18px;color:#655f50;font-size:13px;line-height:1.5;word-break:break-all',
  linkText: 'color:#4a5d23',
  soft: 'margin:0 0 10px;color:#655f50;font-size:14px',
  line: 'margin:28px 0;border:0;border-top:1px solid #e6dfd0',
  foot: 'max-width:560px;margin:14px auto 0;padding:0 4px;color:#655f50;font-size:13px',
} as const

const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #171612 !important; color: #f2eee4 !important }
  .card { background: #211f1a !important; border-color: #3a372e !important }
  .brand, .link { color: #a9c46c !important }
  .code { background: #2b3319 !important; color: #bcd583 !important }
  .item { background: #2c2a23 !important }
  .button { background: #a9c46c !important; color: #1a2008 !important }
  .soft { color: #b5ad9b !important }
  .line { border-color: #3a372e !important }
}`

const sectionOf = (language: Language, letter: Letter, code: string | undefined, link: string | undefined) => {
  const { heading, paragraphs, list = [], button, after } = letter
  return `<div lang="${language}" dir="${directionOf(language)}">
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${code ? `<p class="code" dir="ltr" style="${styles.code}">${escapeHtml(code)}</p>` : ''}
${list.length > 0 ? `<ul style="${styles.list}">${list.map(itemOf).join('')}</ul>` : ''}
${button && link ? buttonOf(button, escapeHtml(link)) : ''}
${after.map((text) => `<p class="soft" style="${styles.soft}">${escapeHtml(text)}</p>`).join('\n')}
</div>`
}

const itemOf = ({ title, text }: { title: string; text?: string }) =>
  `<li class="item" style="${styles.item}"><b>${escapeHtml(title)}</b>${text ? `<br><span dir="auto">${escapeHtml(text)}</span>` : ''}</li>`

/** The link is also shown below the button, because some clients show no buttons and users can check the address. */
const buttonOf = (button: string, link: string) =>
  `<p style="${styles.buttonRow}"><a class="button" href="${link}" target="_blank" rel="noopener" style="${styles.button}">${escapeHtml(button)}</a></p>
<p class="soft" style="${styles.link}"><a class="link" dir="ltr" href="${link}" target="_blank" rel="noopener" style="${styles.linkText}">${link}</a></p>`

const pageOf = (language: Language, title: string, sections: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="${styles.page}">
<div class="brand" style="${styles.brand}">Sufra · سفرة</div>
<div class="card" style="${styles.card}">
${sections}
</div>
<div class="soft" dir="ltr" lang="en" style="${styles.foot}">Please do not reply to this email.</div>
<div class="soft" dir="rtl" lang="ar" style="${styles.foot}">يرجى عدم الرد على هذه الرسالة.</div>
</body>
</html>`
