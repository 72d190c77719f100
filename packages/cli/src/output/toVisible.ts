/** Text as one line without control characters: what comes from elsewhere must not move the cursor or change the terminal. */
export const toVisible = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
