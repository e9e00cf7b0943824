import { pinLength } from '@sufra/shared/payments/pin'
import type { Language } from '@sufra/shared/localized-text'
import { pageTexts } from './page-texts.ts'
import { renderPage } from './render-page.ts'

const backspace = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M10 5H20a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H10l-7-7zM12 9l5 6m0-6-5 6"/></svg>`

/** Spec §2: six dots, a keypad with backspace, and the button that pays. */
export const renderPin = (language: Language): string => {
  const t = pageTexts[language]
  const key = (digit: number) => `<button type="button" class="key" data-digit="${digit}">${digit}</button>`
  const body = `<div class="pin">
<h1>${t.pinPad}</h1>
<div class="dots" dir="ltr" role="status" data-label="${t.digitsTyped}">${'<span class="dot"></span>'.repeat(pinLength)}</div>
<p class="problem" id="pin-problem" role="alert"></p>
<div class="keypad" dir="ltr">
${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(key).join('')}
<span></span>${key(0)}<button type="button" class="key" id="backspace" aria-label="${t.backspace}">${backspace}</button>
</div>
<button type="button" class="primary" id="pay">${t.pay}</button>
</div>`
  return renderPage({ language, title: t.pinPad, body, script: 'pin' })
}
