export const aboutForGuests = {
  open: 'About the restaurant',
  websiteUrl: 'Website',
  facebookUrl: 'Facebook',
  instagramUrl: 'Instagram',
  review: 'Review us on Google',
  reviewText: 'How was it? Tell others about your visit.',
  newWindow: '(opens a new window)',
  hours: 'Opening hours',
  today: 'Today',
  closed: 'Closed',
  allDay: 'Open all day',
  call: 'Call {{phone}}',
}
