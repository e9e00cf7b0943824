import type { Language } from '@sufra/shared/localized-text'
import { pageTexts } from './page-texts.ts'
import { renderPage } from './render-page.ts'

type Field = { name: 'cardNumber' | 'cardHolderName' | 'expiryDate' | 'cvv'; attributes: string }

const digits = 'inputmode="numeric" dir="ltr"'
const cardNumber: Field = { name: 'cardNumber', attributes: `${digits} autocomplete="cc-number" maxlength="23"` }
const cardHolderName: Field = { name: 'cardHolderName', attributes: 'autocomplete="cc-name" maxlength="100"' }
const expiryDate: Field = { name: 'expiryDate', attributes: `${digits} autocomplete="cc-exp" maxlength="5"` }
const cvv: Field = { name: 'cvv', attributes: `${digits} autocomplete="cc-csc" maxlength="4"` }

/** The fields of a card. The page that embeds them has the checkbox for saving it, and the button. */
export const renderFields = (language: Language): string => {
  const t = pageTexts[language]
  const field = ({ name, attributes }: Field) => `<div class="field">
<label for="${name}">${t[name]}${name === 'expiryDate' ? ` <span class="hint" dir="ltr">${t.expiryHint}</span>` : ''}</label>
<input id="${name}" name="${name}" ${attributes} aria-describedby="${name}-problem" required>
<p class="problem" id="${name}-problem" role="alert"></p>
</div>`
  const body = `<form aria-label="${t.cardFields}" novalidate>
${field(cardNumber)}
${field(cardHolderName)}
<div class="row">${field(expiryDate)}${field(cvv)}</div>
</form>`
  return renderPage({ language, title: t.cardFields, body, script: 'fields' })
}
