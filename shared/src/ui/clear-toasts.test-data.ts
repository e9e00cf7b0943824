import { toast } from 'react-hot-toast'

export const clearToasts = (): void => toast.remove()
