export const alarms = {
  title: 'Needs you now',
  open: 'Open alarms',
  openNumber: 'Open alarms: {{number}}',
  none: 'Nothing needs you now',
  noneText: 'Critical requests, unreachable restaurants, and mail or SMS that cannot be sent appear here.',
  kind: {
    critical_request: 'Critical request without an answer',
    unreachable: 'Restaurant cannot be reached',
    mail: 'Mail cannot be sent',
    sms: 'SMS cannot be sent',
  },
}
