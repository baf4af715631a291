import type { messages as en } from '../en/insights.ts';

export const messages = {
  title: 'লেখা',
  add: 'নতুন লেখা',
  back: 'সব লেখা',
  columns: { title: 'লেখা', category: 'ক্যাটাগরি', published: 'প্রকাশ' },
  draft: 'খসড়া',
  planned: 'পরে প্রকাশ',
  none: 'এখনও কোনো লেখা নেই',
  noneText: 'প্রকাশ করলে লেখাটি হোমপেজে দেখা যায়।',
  remove: 'মুছুন',
  removeTitle: 'লেখাটি মুছবেন?',
  removeText: 'কেউ আর লেখাটি পাবেন না। মুছলে আর ফেরানো যায় না।',
  fields: {
    title: 'শিরোনাম',
    excerpt: 'সারকথা',
    body: 'মূল লেখা',
    category: 'ক্যাটাগরি',
    categoryHint: 'খালি রাখলে ‘General’ লেখা হবে।',
    relatedCategoryId: 'সঙ্গে যেসব সেবা দেখাবে',
    relatedCategoryHint: 'পাঠক লেখার নিচে এই ক্যাটাগরির তিনটি সেবা দেখবেন।',
    noRelatedCategory: 'কোনোটি নয়',
    cover: 'প্রচ্ছদের ছবি',
    publishedAt: 'প্রকাশের সময় (ঢাকা)',
    publishedAtHint: 'খালি রাখলে খসড়া থাকে। পরের সময় দিলে তখন প্রকাশ হয়।',
  },
} satisfies typeof en;
