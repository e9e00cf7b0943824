export const smsRefusals = {
  text_length: 'Use 1 to 160 characters.',
  placeholder_unknown: 'This has a placeholder that does not exist. Use only these.',
  placeholder_missing: 'A placeholder that is needed is missing.',
  too_long: 'Both languages together are longer than three SMS. Shorten one of them.',
  changed: 'Someone else has changed the messages. Check them and try again.',
}
