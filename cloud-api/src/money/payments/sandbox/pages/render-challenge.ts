import { dirhams, formatMoney } from '@sufra/shared/money'
import type { Language } from '@sufra/shared/localized-text'
import { escapeHtml } from '../../../../platform/messages/escape-html.ts'
import { sandboxPath } from '../sandbox-path.ts'
import type { SandboxPayment } from '../sandbox-documents.ts'
import { pageTexts } from './page-texts.ts'
import { renderPage } from './render-page.ts'

/** Replaces the bank's page (3-D Secure). Closing it leaves the payment undecided. */
export const renderChallenge = (language: Language, { reference, amount }: SandboxPayment): string => {
  const t = pageTexts[language]
  const body = `<h1>${t.challenge}</h1>
<p>${t.challengeText}</p>
<p class="total"><span>${t.total}</span><bdi>${escapeHtml(formatMoney(dirhams(amount), language))}</bdi></p>
<form method="post" action="${sandboxPath}/challenge/${encodeURIComponent(reference)}">
<button class="primary" name="outcome" value="approve">${t.approve}</button>
<button class="secondary" name="outcome" value="fail">${t.fail}</button>
</form>`
  return renderPage({ language, title: t.challenge, body, main: 'challenge' })
}

export const renderUnknown = (language: Language): string =>
  renderPage({
    language,
    title: pageTexts[language].unknown,
    body: `<h1>${pageTexts[language].unknown}</h1>`,
    main: 'challenge',
  })
