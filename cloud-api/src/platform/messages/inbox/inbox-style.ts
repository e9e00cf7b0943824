// Uses the colours of the apps (shared/src/ui/tokens.css).
export const inboxStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#faf7f1, #171612);
  --card: light-dark(#ffffff, #211f1a);
  --raised: light-dark(#f3eee3, #2c2a23);
  --line: light-dark(#e6dfd0, #3a372e);
  --ink: light-dark(#25221a, #f2eee4);
  --soft: light-dark(#655f50, #b5ad9b);
  --brand: light-dark(#4a5d23, #a9c46c);
  --brand-soft: light-dark(#edf1e0, #2b3319);
  --on-brand: light-dark(#ffffff, #1a2008);
}
* { box-sizing: border-box }
body {
  margin: 0; padding: 20px 24px; background: var(--page); color: var(--ink);
  font: 15px/1.5 'Cairo Variable', ui-sans-serif, system-ui, 'Segoe UI', Tahoma, sans-serif;
}
h1, h2, h3, p, ol { margin: 0; padding: 0 }
ol { list-style: none }
a { color: var(--brand) }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
time { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap }

.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; margin-block-end: 18px }
.top h1 { font-size: 22px; line-height: 1.3 }
.top p { color: var(--soft) }
nav { display: flex; gap: 8px; width: 100%; margin-block-start: 10px; padding: 4px 2px; overflow-x: auto }
nav a {
  flex: none; padding: 6px 14px; border: 1px solid var(--line); border-radius: 99px; background: var(--card);
  color: var(--ink); text-decoration: none; font-size: 14px;
}
nav a:hover { border-color: var(--brand) }
nav a[aria-current] { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600 }

main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px }
.empty { display: grid; place-content: center; gap: 4px; flex: 1; min-height: 220px; padding: 24px; color: var(--soft); text-align: center }
.empty b { color: var(--ink); font-size: 17px }

.phone {
  display: flex; flex-direction: column; width: 100%; max-width: 380px; height: min(640px, 68dvh); margin-inline: auto; overflow: hidden;
  border: 10px solid light-dark(#2b2820, #000); border-radius: 44px; background: var(--card);
  box-shadow: 0 8px 32px -8px rgb(40 35 20 / .25); outline: 1px solid var(--line);
}
.phone > header { padding: 18px 16px 12px; border-block-end: 1px solid var(--line); background: var(--raised); text-align: center }
.phone h2 { font-size: 16px; line-height: 1.3 }
.phone header p { color: var(--soft); font-size: 13px }
.face {
  display: grid; place-content: center; width: 44px; height: 44px; margin: 0 auto 6px; border-radius: 50%;
  background: var(--brand); color: var(--on-brand); font-size: 22px; font-weight: 700; line-height: 1;
}
.bubbles { display: flex; flex-direction: column-reverse; flex: 1; gap: 16px; padding: 18px 14px; overflow-y: auto }
.bubbles .about { display: flex; justify-content: space-between; gap: 8px; margin: 0 6px 4px; font-size: 12.5px }
.bubbles .about a { color: var(--soft); text-decoration: none; overflow-wrap: anywhere }
.bubbles .about a:hover { text-decoration: underline }
.bubble { padding: 10px 14px; border-radius: 18px; border-end-start-radius: 5px; background: var(--raised); overflow-wrap: anywhere }
.bubble p + p { margin-block-start: 6px; padding-block-start: 6px; border-block-start: 1px solid var(--line) }
.bubble .code { margin-inline: 2px; font-size: 21px; line-height: 1.2; letter-spacing: .06em; color: var(--brand); user-select: all; cursor: copy }

.mailbox {
  display: grid; grid-template-columns: minmax(0, 1fr); overflow: hidden; border: 1px solid var(--line); border-radius: 16px; background: var(--card);
}
.mailbox > header { display: flex; justify-content: space-between; align-items: baseline; padding: 14px 18px; border-block-end: 1px solid var(--line) }
.mailbox h2 { font-size: 17px }
.mailbox > header p { color: var(--soft); font-size: 14px }
.mails { overflow-y: auto }
.mails a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 18px; border-block-end: 1px solid var(--line);
  border-inline-start: 4px solid transparent; color: inherit; text-decoration: none;
}
.mails a:hover { background: var(--raised) }
.mails a[aria-current] { border-inline-start-color: var(--brand); background: var(--brand-soft) }
.mails .from { font-weight: 700 }
.mails time { font-size: 13px; line-height: 23px }
.mails .subject, .mails .to { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.mails .subject { text-align: start }
.mails .to { color: var(--soft); font-size: 13.5px }
.opened { display: flex; flex-direction: column; min-width: 0 }
.opened header { padding: 16px 20px; border-block-end: 1px solid var(--line) }
.opened h3 { font-size: 20px; line-height: 1.35; overflow-wrap: anywhere }
.opened .about { color: var(--soft); font-size: 14px; overflow-wrap: anywhere }
.back { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; margin-block-end: 8px; font-size: 14px }
.back a { font-weight: 600; text-decoration: none; padding-block: 4px }
.back span { color: var(--soft); padding-block: 4px }
iframe { flex: 1; width: 100%; min-height: 60vh; border: 0; background: var(--page) }

@media (max-width: 1099px) {
  body { padding: 16px 12px }
  .mailbox:not(.reading) .opened, .mailbox.reading .mails, .mailbox.reading > header { display: none }
  main:has(.reading) .phone { display: none }
  .reading iframe { min-height: 75vh }
  .empty { min-height: 160px }
}
@media (min-width: 1100px) {
  body { display: flex; flex-direction: column; height: 100dvh; min-height: 560px }
  main { flex: 1; min-height: 0; grid-template-rows: minmax(0, 1fr) }
  main.sms.mail { grid-template-columns: 360px minmax(0, 1fr) }
  .phone { height: 100%; max-height: 760px; margin-inline: 0 }
  main.sms:not(.mail) .phone { margin-inline: auto }
  .mailbox { grid-template: auto minmax(0, 1fr) / minmax(260px, 34%) minmax(0, 1fr) }
  .mailbox > header { grid-column: 1 / -1 }
  .mailbox .empty { grid-column: 1 / -1 }
  .mails { border-inline-end: 1px solid var(--line) }
  .mails, .opened { min-height: 0 }
  .opened iframe { min-height: 0 }
}
`
