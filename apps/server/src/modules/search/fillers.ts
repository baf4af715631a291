import { comparedForm, plainLetters } from './words.ts';

/** Words that people type beside what they look for, in English, Bangla and romanised Bangla. */
const fillers = `
  a an the in at on of for to from with and or by my me i is are need want how get find best good
  cheap please where which what can do near about price cost fee fees rate
  এর তে থেকে জন্য জন্যে ও এবং আমার আমি চাই লাগবে লাগে কত কিভাবে কীভাবে করতে করব করবো করা যেতে যাব যাবো যাওয়ার
  পেতে নিতে দরকার কি কী হবে আছে খরচ দাম টাকা টাকায় মূল্য ভালো সস্তা একটা একটি সব কোথায় মধ্যে
  er te theke jonno jonne o ebong amar ami chai cai lagbe lage koto kivabe kibhabe korte korbo kora
  jete jabo jawar jaowar pete nite dorkar ki hobe ache khoroch dam taka takay mullo bhalo valo sosta
  ekta ekti shob kothay moddhe
`;

const known = new Set(
  plainLetters(fillers)
    .split(/\s+/)
    .map(comparedForm)
    .filter((word) => word !== ''),
);

/** Tells whether a word says nothing of what is looked for, as long as others do. */
export const isFiller = (compared: string) => known.has(compared);
