// Calling a waiter from the phone.
export const waiter = {
  call: 'Call the waiter',
  again: 'Call again in',
  called: 'The waiter has been called',
  coming: 'The waiter is coming',
  offline: 'You are offline. The waiter was not called.',
}
