/** The note of a line, as the diner typed it; renders nothing without one. */
export const LineNote = ({ note }: { note: string | undefined }) =>
  note ? (
    <span className="block text-xs font-semibold text-saffron wrap-anywhere">
      <bdi>{note}</bdi>
    </span>
  ) : null
