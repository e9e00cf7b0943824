export const alarms = {
  title: 'Needs your attention',
  open: 'Open alerts',
  openNumber: 'Open alerts: {{number}}',
  none: 'Nothing needs your attention',
  noneText: 'Critical requests, unreachable restaurants, and emails or SMS that cannot be sent appear here.',
  kind: {
    critical_request: 'Critical request without an answer',
    unreachable: 'Unreachable restaurant',
    mail: 'Email cannot be sent',
    sms: 'SMS cannot be sent',
  },
  duty: {
    title: 'Duty',
    text:
      'Administrators on duty get an email and an SMS about critical requests, unreachable restaurants, and emails or SMS that cannot be sent.',
    onDuty: 'I am on duty',
    phone: 'Number for SMS',
    phoneHint: 'Without a number, you only get an email.',
    savePhone: 'Save number',
    isOn: 'You are on duty.',
    isOff: 'You are off duty.',
    others: 'Also on duty: {{names}}',
    onlyYou: 'No one else is on duty.',
    noOne: 'No one is on duty. The owners of the platform get the emails.',
  },
}
