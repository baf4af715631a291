import type { ChatPictures } from '../machine/ports.ts';

export const browserPictures: ChatPictures = {
  show: (picture) => URL.createObjectURL(picture),
  forget: (address) => URL.revokeObjectURL(address),
};
