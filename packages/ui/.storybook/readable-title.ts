/** A title that comes from folders, as people write it: `chat/chat-bubble` is `Chat/Chat bubble`. */
export const readableTitle = (title: string): string =>
  title
    .split('/')
    .map((part) => (/^[a-z\d-]+$/.test(part) ? inWords(part) : part))
    .join('/');

const inWords = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
