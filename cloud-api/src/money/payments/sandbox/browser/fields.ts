// Runs in the page of the card fields. It is sent to the browser unchanged, so it must not have types that would have to be removed.
const form = document.querySelector('form')
if (!form) throw new Error('the page has no form')
const query = new URLSearchParams(location.search)
const send = (message = {}) => window.parent.postMessage({ source: 'sandbox-gateway', ...message }, query.get('origin') ?? location.origin)

const tokenise = async () => {
  const body = JSON.stringify({ ...Object.fromEntries(new FormData(form)), lang: document.documentElement.lang })
  const response = await fetch('/sandbox-gateway/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { problems, card } = await response.json()
  for (const input of form.querySelectorAll('input')) {
    const problem = document.getElementById(`${input.name}-problem`)
    if (!problem) continue
    problem.textContent = problems?.[input.name]?.text ?? ''
    input.setAttribute('aria-invalid', String(problem.textContent !== ''))
  }
  const first = form.querySelector("[aria-invalid='true']")
  if (first instanceof HTMLElement) first.focus()
  if (card) {
    form.reset()
    send({ type: 'token', ...card })
  } else send({ type: 'problems', problems: Object.fromEntries(Object.keys(problems ?? {}).map((name) => [name, problems[name].code])) })
}

window.addEventListener('message', ({ data, origin }) => {
  if (origin === query.get('origin') && data?.type === 'tokenise') tokenise().catch(() => send({ type: 'failed' }))
})

form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') send({ type: 'submit' })
  if (event.key === 'Escape') send({ type: 'escape' })
})

// Digits are grouped while they are typed at the end of the field.
form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.selectionStart !== target.value.length) return
  if (target.name === 'cardNumber') target.value = target.value.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
  if (target.name === 'expiryDate') target.value = target.value.replace(/^(\d\d)(\d)/, '$1/$2')
})

new ResizeObserver(() => send({ type: 'resize', height: document.documentElement.offsetHeight })).observe(document.body)
send({ type: 'ready' })
