export const aboutRefusals = {
  text_length: 'Use at most 500 characters.',
  changed: 'Someone else has changed this page. Check it and try again.',
}
