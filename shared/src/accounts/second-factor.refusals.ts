/** Refusals about the second factor of administrators, with their HTTP status. The first two follow a correct password. */
export const secondFactorRefusals = {
  'factor.code_required': 401,
  'factor.enrolment_required': 401,
  'factor.sign_in_over': 410,
  'factor.setup_over': 410,
  'factor.wrong': 400,
  'factor.recovery_wrong': 400,
  'factor.recovery_form': 400,
  'factor.proof_required': 400,
  'factor.changed': 409,
} as const
