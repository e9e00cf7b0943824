// Refusals about members, devices and PINs, which the phone does not load.
export const staffRefusals = {
  device: {
    name_length: 'Name must have 2 to 50 characters.',
    name_required: 'Please enter a name.',
    not_found: 'This device has already been revoked.',
    own: 'You are using this device. Sign out instead.',
  },
  pin: {
    device_locked: 'Too many wrong PINs on this device. Wait, or sign in with your password.',
    form: 'Enter 4 to 6 digits.',
    guessable: 'This PIN is too easy to guess. Choose another one.',
    locked: 'Too many wrong PINs. Wait, or sign in with your password.',
    owner_length: 'Owners need a PIN of six digits.',
    wrong: 'Wrong PIN. Try again.',
  },
  staff: {
    already_member: 'This person already works in your restaurant.',
    administrator: 'This email belongs to an administrator of Sufra. Ask for an invitation to another email.',
    account_required: 'Enter your name and choose a password.',
    changed: 'Someone else has just changed this. Check it and try again.',
    invitation_not_found: 'This invitation no longer exists.',
    invitation_over: 'This invitation is no longer valid. Ask for a new one.',
    last_owner: 'A restaurant needs an owner. Make someone else an owner first.',
    member_not_found: 'This person no longer works in your restaurant.',
    plan_limit: 'Your plan does not include more people and invitations. Remove one, or ask Sufra for a larger plan.',
    role: 'Your role does not allow this. Ask the owner.',
    role_required: 'Choose a role.',
    too_many: 'Your restaurant has the maximum of 100 people and invitations. Remove one first.',
    works_elsewhere: 'This account already works in another restaurant. Ask for an invitation to another email.',
  },
}
