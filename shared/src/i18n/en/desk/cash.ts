export const cash = { title: 'Cash' }
