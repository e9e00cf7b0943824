// Runs in the page of a wallet. It is sent to the browser as it is, so it may have no types that would have to be removed.
const query = new URLSearchParams(location.search)
const send = (message = {}) => window.parent.postMessage({ source: 'sandbox-gateway', ...message }, query.get('origin') ?? location.origin)
const approve = document.getElementById('approve')
const problem = document.getElementById('wallet-problem')
if (!(approve instanceof HTMLButtonElement) || !problem) throw new Error('the page has no wallet')

const tokenise = async () => {
  approve.disabled = true
  problem.textContent = ''
  const response = await fetch('/sandbox-gateway/wallet-tokens', { method: 'POST' })
  const { token } = await response.json()
  send({ type: 'token', token })
}

approve.addEventListener('click', () => {
  tokenise().catch(() => {
    approve.disabled = false
    problem.textContent = problem.dataset['text'] ?? ''
    send({ type: 'failed' })
  })
})
document.getElementById('cancel')?.addEventListener('click', () => send({ type: 'cancelled' }))

new ResizeObserver(() => send({ type: 'resize', height: document.documentElement.offsetHeight })).observe(document.body)
send({ type: 'ready' })
