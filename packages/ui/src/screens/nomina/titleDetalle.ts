/** What explains a pay is called after whom it is about, on the button and on what it opens. */
export const titleDetalle = (isOwn: boolean): string => (isOwn ? 'Por qué cobro esto' : 'Por qué cobra esto');
