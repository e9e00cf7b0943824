export const aboutRefusals = {
  text_length: 'Use at most 500 characters.',
  accent: 'Enter a colour as # and six digits or letters a to f, such as #4a5d23.',
  changed: 'Someone else has changed this page. Check it and try again.',
}
