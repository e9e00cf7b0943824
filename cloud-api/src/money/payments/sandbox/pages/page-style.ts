// Uses the colours of the apps (shared/src/ui/tokens.css).
export const pageStyle = `
:root {
  color-scheme: light dark;
  --card: light-dark(#ffffff, #211f1a);
  --raised: light-dark(#f3eee3, #2c2a23);
  --line: light-dark(#e6dfd0, #3a372e);
  --ink: light-dark(#25221a, #f2eee4);
  --soft: light-dark(#655f50, #b5ad9b);
  --brand: light-dark(#4a5d23, #a9c46c);
  --on-brand: light-dark(#ffffff, #1a2008);
  --red: light-dark(#a3262a, #f19a98);
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; padding: 4px; background: var(--card); color: var(--ink); font: 16px/1.6 'Cairo Variable', ui-sans-serif, system-ui, sans-serif }
[lang='ar'] body { line-height: 1.75 }
h1 { margin: 0; font-size: 20px; line-height: 1.4 }
p { margin: 0 }
form, main, .pin, .wallet { display: flex; flex-direction: column; gap: 12px }
main, .pin, .wallet { max-width: 400px; margin-inline: auto; padding: 8px 4px }
.challenge { padding: 32px 16px }
.row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px }
.field { display: flex; flex-direction: column; gap: 4px }
label { font-size: 14px; font-weight: 600 }
.hint { color: var(--soft); font-weight: 400; unicode-bidi: isolate }
input:not([type='checkbox']) {
  width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); color: inherit; font: inherit; font-variant-numeric: tabular-nums;
}
[dir='rtl'] input[dir='ltr'] { text-align: right }
input[aria-invalid='true'] { border-color: var(--red) }
.problem { color: var(--red); font-size: 14px; line-height: 1.5 }
.problem:empty { display: none }
button { min-height: 48px; border-radius: 12px; font: inherit; font-weight: 700; cursor: pointer; touch-action: manipulation }
.primary { border: 0; background: var(--brand); color: var(--on-brand) }
.primary:disabled { opacity: .6 }
.secondary { border: 1px solid var(--line); background: var(--card); color: inherit }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.total { display: flex; justify-content: space-between; gap: 12px; padding-block: 12px; border-block: 1px solid var(--line); font-size: 20px; font-weight: 700; font-variant-numeric: tabular-nums }
.pin { align-items: stretch; text-align: center }
.dots { display: flex; justify-content: center; gap: 16px; padding-block: 16px }
.dot { width: 16px; height: 16px; border: 2px solid var(--soft); border-radius: 50% }
.dot.typed { border-color: var(--brand); background: var(--brand) }
.keypad { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px }
.key { display: grid; place-content: center; min-height: 56px; border: 0; background: var(--raised); color: inherit; font-size: 24px; font-weight: 600 }
.test { margin-block-start: 12px; color: var(--soft); font-size: 12px; text-align: center }
`
