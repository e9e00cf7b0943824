export const aboutRefusals = {
  text_length: 'اكتب 500 حرف كحد أقصى.',
  changed: 'غيّر شخص آخر هذه الصفحة. راجعها وحاول مرة أخرى.',
}
