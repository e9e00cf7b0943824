import { formatMoney, type Dirhams } from '@sufra/shared/money'
import type { Language } from '@sufra/shared/localized-text'
import type { Wallet } from '@sufra/shared/payments/gateway-config'
import { escapeHtml } from '../../../../platform/messages/escape-html.ts'
import { pageTexts } from './page-texts.ts'
import { renderPage } from './render-page.ts'

/** Replaces the sheet that the phone shows for Apple Pay or Google Pay. */
export const renderWallet = (language: Language, wallet: Wallet, amount: Dirhams): string => {
  const t = pageTexts[language]
  const body = `<div class="wallet" data-wallet="${wallet}">
<h1>${t[wallet]}</h1>
<p>${t.confirmWallet}</p>
<p class="total"><span>${t.total}</span><bdi>${escapeHtml(formatMoney(amount, language))}</bdi></p>
<p class="problem" id="wallet-problem" role="alert" data-text="${t.failed}"></p>
<button type="button" class="primary" id="approve">${t.approve}</button>
<button type="button" class="secondary" id="approve-debit">${t.approveDebit}</button>
<button type="button" class="secondary" id="cancel">${t.cancel}</button>
</div>`
  return renderPage({ language, title: t[wallet], body, script: 'wallet' })
}
