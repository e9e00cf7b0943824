export const guestRefusals = {
  not_found: 'لم يعد هذا الضيف موجودًا في طلباتك.',
  has_open_order: 'لدى هذا الضيف طلب مفتوح. احذفه بعد إغلاق الطلب.',
  note_length: 'الملاحظة لا تتجاوز 500 حرف.',
}
