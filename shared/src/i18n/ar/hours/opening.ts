export const opening = {
  open: 'مفتوح',
  openUntil: 'مفتوح حتى {{time}}',
  openLastOrders: 'مفتوح حتى {{time}} · آخر طلب {{lastOrders}}',
  closed: 'مغلق',
  opensAt: 'يفتح الساعة {{time}}',
  opensTomorrow: 'يفتح غداً الساعة {{time}}',
  opensOn: 'يفتح {{day}} الساعة {{time}}',
  pausedUntil: 'الطلبات متوقفة حتى {{time}}',
  notTakingOrders: 'لا يستقبل الطلبات حالياً',
  viewMenu: 'يمكنك تصفح القائمة والطلب لاحقاً.',
  lastOrdersOver: 'انتهى وقت الطلبات قبل الإغلاق',
  busy: 'المطبخ مزدحم: تتأخر الطلبات نحو {{minutes}} دقيقة',
}
