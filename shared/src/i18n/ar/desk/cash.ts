export const cash = { title: 'الصندوق' }
