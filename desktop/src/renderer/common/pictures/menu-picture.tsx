import { isPhoto, pictureUrl } from '@sufra/shared/uploads'
import { ImageOff } from 'lucide-react'

type Props = { image: string; className?: string }

/**
 * A small picture of the menu: a photo covers its box, a cut-out is contained in it. The alt text is empty because the name is shown next
 * to it.
 */
export const MenuPicture = ({ image, className = 'size-12' }: Props) => (
  <span className={`grid shrink-0 place-items-center overflow-hidden rounded-card bg-raised text-ink-soft ${className}`}>
    {image ? (
      <img
        src={pictureUrl(image, 96)}
        srcSet={`${pictureUrl(image, 192)} 2x`}
        alt=""
        loading="lazy"
        className={isPhoto(image) ? 'size-full object-cover' : 'size-[80%] object-contain'}
      />
    ) : (
      <ImageOff aria-hidden className="size-5" />
    )}
  </span>
)
