'use client';
import { useImperativeHandle, type Ref } from 'react';

/** Gives an owner the `input` with this id; the ref of the element itself is the library's. */
export const useFieldRef = (ref: Ref<HTMLInputElement> | undefined, id: string): void =>
  useImperativeHandle(ref, () => document.getElementById(id) as HTMLInputElement, [id]);
