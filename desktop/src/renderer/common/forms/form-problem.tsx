/** The server's reason for refusing a form, above its buttons. */
export const FormProblem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="rounded-card bg-red-soft px-4 py-3 text-sm font-semibold text-red">
      {text}
    </p>
  ) : null
