export const supportRefusals = {
  diagnostics_damaged: 'The diagnostics file is not plain text.',
  diagnostics_size: 'The diagnostics file exceeds 64 KB.',
  message_length: 'A message has at most 5,000 characters.',
  message_required: 'Write a message.',
  not_found: 'This request was not found.',
  sent: 'This message has already been sent.',
  subject_length: 'The subject needs 3 to 120 characters.',
  too_many: 'You have sent 10 requests within an hour. Add a message to one of them, or try again later.',
  too_many_files: 'A message has at most 5 attachments.',
  too_many_messages: 'You have sent 30 messages to this request within an hour. Please try again later.',
  urgency_required: 'Choose how urgent it is.',
}
