// Calls of tables at the counter.
export const calls = {
  title: 'Calls',
  table: 'Table {{number}} calls a waiter',
  waiting: 'Waiting',
  answer: 'On the way',
  answerTable: 'On the way to table {{number}}',
}
