import type { messages as en } from '../en/search-words.ts';
import { messages as formats } from './formats.ts';

export const messages = {
  title: 'খোঁজার শব্দ',
  lead: 'এক সারির সব শব্দের অর্থ এক। কেউ একটি লিখলে বাকি শব্দের সেবাও পান।',
  add: 'শব্দ যোগ করুন',
  back: 'খোঁজার সব শব্দ',
  filters: 'শব্দ বাছুন',
  search: 'শব্দ খুঁজুন',
  searchHint: 'সারির যেকোনো একটি শব্দ',
  columns: { words: 'একই অর্থ', wider: 'সঙ্গে পাওয়া যায়', changed: 'বদলেছে' },
  none: 'কোনো শব্দ মেলেনি',
  noneText: 'অন্য শব্দ খুঁজুন, অথবা শব্দটি যোগ করুন।',
  count: (total) => `${formats.count(total)}টি সারি`,
  pages: 'খোঁজার শব্দের পাতা',
  missed: {
    title: 'খুঁজে পাওয়া যায়নি',
    lead: 'কয়েকজন খুঁজেও যা পাননি। অল্প কয়েকজনের লেখা এখানে দেখানো হয় না: তা কারও নাম বা নম্বর হতে পারে।',
    columns: { query: 'যা খুঁজেছেন', times: 'কতবার', last: 'শেষ কবে', action: 'কী করবেন' },
    none: 'সব খোঁজেই কিছু মিলেছে',
    noneText: 'কয়েকজন একই জিনিস খুঁজে না পেলে তা এখানে আসবে।',
    addTo: (query) => `${query}: এর জন্য শব্দ যোগ করুন`,
    pages: 'খুঁজে না পাওয়ার পাতা',
  },
  fields: {
    words: 'একই অর্থ',
    wordsHint: 'বাংলা, ইংরেজি, আর মানুষ ইংরেজি অক্ষরে যেভাবে বাংলা লেখে। Enter বা কমা চাপলে শব্দ যোগ হয়।',
    wider: 'সঙ্গে পাওয়া যায়',
    widerHint: 'সব কিছুর পরে যা পাওয়া যাবে, যেমন কোনো শহরের দেশ।',
  },
  remove: 'মুছুন',
  removeTitle: 'সারিটি মুছবেন?',
  removeText: 'এসব শব্দ দিয়ে আর সেবা পাওয়া যাবে না, সেবার নিজের লেখায় থাকলে আলাদা কথা।',
} satisfies typeof en;
