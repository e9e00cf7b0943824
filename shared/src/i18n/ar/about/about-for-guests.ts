export const aboutForGuests = {
  open: 'عن المطعم',
  websiteUrl: 'الموقع الإلكتروني',
  facebookUrl: 'فيسبوك',
  instagramUrl: 'إنستغرام',
  review: 'قيّمنا على Google',
  reviewText: 'كيف كانت تجربتك؟ شاركها مع غيرك.',
  newWindow: '{{name}} (يفتح نافذة جديدة)',
}
