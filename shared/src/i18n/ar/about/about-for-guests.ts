export const aboutForGuests = {
  open: 'عن المطعم',
  websiteUrl: 'الموقع الإلكتروني',
  facebookUrl: 'فيسبوك',
  instagramUrl: 'إنستغرام',
  review: 'قيّمنا على Google',
  reviewText: 'كيف كانت تجربتك؟ شاركها مع غيرك.',
  newWindow: '(يفتح نافذة جديدة)',
  hours: 'أوقات العمل',
  today: 'اليوم',
  closed: 'مغلق',
  allDay: 'مفتوح طوال اليوم',
  call: 'اتصل بـ {{phone}}',
}
