export const smsRefusals = {
  text_length: 'Use 1 to 160 characters.',
  placeholder_unknown: 'This text has an unknown placeholder. Use only the placeholders in the list.',
  placeholder_missing: 'A required placeholder is missing.',
  too_long: 'Both languages together are longer than three SMS. Shorten one of them.',
  changed: 'Someone else has changed the messages. Check them and try again.',
}
