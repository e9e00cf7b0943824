export const escalation = {
  title: 'Alerts',
  text: 'What happens when an order is not accepted, in seconds after it is placed. Accepting or silencing it on any counter stops the alerts.',
  readOnly: 'Only the owner can change the alerts.',
  louderAfter: 'Ring louder after',
  smsAfter: 'Send SMS after',
  unreachableAfter: 'Stop new orders if no counter responds after',
  missedAfter: 'Cancel as missed after',
  default: 'Seconds (default {{seconds}})',
  smsNumbers: 'Send SMS to',
  smsHint: 'One number per line with its country code, up to five',
  holdNewPhones: 'Hold orders from new phones',
  holdNewPhonesHint:
    'Orders from a phone with no accepted order here appear without ringing and are cancelled after 15 minutes if not accepted.',
  save: 'Save',
  saved: 'Saved',
}
