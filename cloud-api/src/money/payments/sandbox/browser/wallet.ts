// Runs in the page of a wallet. It is sent to the browser unchanged, so it must not have types that would have to be removed.
const query = new URLSearchParams(location.search)
const send = (message = {}) => window.parent.postMessage({ source: 'sandbox-gateway', ...message }, query.get('origin') ?? location.origin)
const approve = document.getElementById('approve')
const approveDebit = document.getElementById('approve-debit')
const problem = document.getElementById('wallet-problem')
if (!(approve instanceof HTMLButtonElement) || !(approveDebit instanceof HTMLButtonElement) || !problem)
  throw new Error('the page has no wallet')

const disable = (isDisabled = true) => {
  approve.disabled = isDisabled
  approveDebit.disabled = isDisabled
}

const tokenise = async (isDebit = false) => {
  disable()
  problem.textContent = ''
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/sandbox-gateway/wallet-tokens', { method: 'POST', headers, body: JSON.stringify({ isDebit }) })
  const { token } = await response.json()
  send({ type: 'token', token })
}

const pay = (isDebit = false) => {
  tokenise(isDebit).catch(() => {
    disable(false)
    problem.textContent = problem.dataset['text'] ?? ''
    send({ type: 'failed' })
  })
}

approve.addEventListener('click', () => pay())
approveDebit.addEventListener('click', () => pay(true))
document.getElementById('cancel')?.addEventListener('click', () => send({ type: 'cancelled' }))

new ResizeObserver(() => send({ type: 'resize', height: document.documentElement.offsetHeight })).observe(document.body)
send({ type: 'ready' })
