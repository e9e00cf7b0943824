// Runs in the page of the PIN pad. It is sent to the browser unchanged, so it must not have types that would have to be removed.
const query = new URLSearchParams(location.search)
const send = (message = {}) => window.parent.postMessage({ source: 'sandbox-gateway', ...message }, query.get('origin') ?? location.origin)
const dots = document.querySelector('.dots')
const problem = document.getElementById('pin-problem')
const pay = document.getElementById('pay')
if (!dots || !problem || !(pay instanceof HTMLButtonElement)) throw new Error('the page has no pin pad')
const label = dots.getAttribute('data-label') ?? ''
let pin = ''

const change = (next = '') => {
  pin = next.slice(0, dots.children.length)
  for (const [index, dot] of [...dots.children].entries()) dot.classList.toggle('typed', index < pin.length)
  dots.setAttribute('aria-label', label.replace('{{count}}', String(pin.length)))
  problem.textContent = ''
}

const tokenise = async () => {
  pay.disabled = true
  const body = JSON.stringify({ pin, lang: document.documentElement.lang })
  const response = await fetch('/sandbox-gateway/pins', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { token, text = '' } = await response.json()
  if (token) change()
  problem.textContent = text
  pay.disabled = false
  send(token ? { type: 'token', token } : { type: 'problems', problems: { pin: 'payment.pin_digits' } })
}

const submit = () => {
  tokenise().catch(() => {
    pay.disabled = false
    send({ type: 'failed' })
  })
}

pay.addEventListener('click', submit)
document.getElementById('backspace')?.addEventListener('click', () => change(pin.slice(0, -1)))
document.querySelector('.keypad')?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset['digit']) change(pin + target.dataset['digit'])
})
document.addEventListener('keydown', (event) => {
  if (/^\d$/.test(event.key)) change(pin + event.key)
  if (event.key === 'Backspace') change(pin.slice(0, -1))
  if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) submit()
})

change()
new ResizeObserver(() => send({ type: 'resize', height: document.documentElement.offsetHeight })).observe(document.body)
send({ type: 'ready' })
