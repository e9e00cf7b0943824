// Calls of tables at the counter.
export const calls = {
  title: 'Calls',
  table: 'Table {{number}} calls a waiter',
  waiting: 'Waiting',
  answer: 'On the way',
  answerTable: 'On the way to table {{number}}',
}

// Calling a waiter from the phone, and the progress of a call or of a request for the bill.
export const waiter = {
  call: 'Call the waiter',
  again: 'Call again in',
  calling: 'Calling the counter…',
  sent: 'Sent to the counter. If no one comes, please ask the staff.',
  unconfirmed: 'The counter has not confirmed this yet. Please ask the staff.',
  unreachable: 'The counter cannot be reached at the moment. Please ask the staff.',
  called: 'The waiter has been called',
  coming: 'The waiter is coming',
  offline: 'You are offline. The waiter was not called.',
}
