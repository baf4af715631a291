export const fakeJobOffers = `
<p>A real employer wants to see you work. A real agency wants to be found: it has an office, a
licence and a name on its receipts. Whoever avoids all that has a reason. Here are seven signs; one
is enough to stop and ask.</p>
<h3>1. Nobody has seen you work</h3>
<p>A mason is asked to lay bricks, a driver to drive, a nurse about her patients. An offer that
comes after a few messages, without an interview or a trade test, is not an offer for your work. It
is an offer for your money.</p>
<h3>2. The salary is twice what others get</h3>
<p>Ask somebody from your district who works in that country what people earn there. Look at what
is said besides the figure: is food in it, is the room, how many hours is it for? If nobody can
explain why this job pays twice as much, nobody intends to pay it.</p>
<h3>3. The money comes before the paper</h3>
<p>First the contract, then the medical examination, then the visa, then what is left to pay. A
person who wants a large part before you hold a contract in a language that you read turns this
around. <strong>Never pay cash to a person.</strong> Pay at the office or into the bank account of
the agency, and only against a numbered receipt with its name and its stamp.</p>
<h3>4. The visa is there within days</h3>
<p>A work permit needs an employer who asks for it and an authority that grants it. That takes
weeks. A “visa” that is sent as a picture the day after you have sent your passport is a picture.
Many countries let you check the number of a visa or a permit on the page of their ministry; do it
yourself, on your own phone, not by a link that was sent to you.</p>
<h3>5. It is a visit visa “for now”</h3>
<p>Nobody may work on a visit visa. Who travels on one has no contract that counts, no BMET card, no
insurance and no help when the wage does not come. A promise to change it after arrival is worth
nothing at the airport, neither here nor there.</p>
<h3>6. There is no licence number</h3>
<p>An agency that sends workers abroad needs a recruiting licence, and its number begins with RL.
Ask for it, and look it up in the list of the Bureau of Manpower, Employment and Training, or ask at
the district employment and manpower office. A subagent in your village has none: he can tell you about
a job, he may not take your money for it. Ask for the agency behind him and call it yourself.</p>
<h3>7. You are told to hurry, and to tell nobody</h3>
<p>“Only two places are left. Somebody else will take yours. Your family will only be jealous.”
Somebody who is honest can wait a day until you have shown the paper to a teacher, to a relative who
has been abroad, or to us.</p>
<h3>If you have paid already</h3>
<ul>
<li>Keep everything: messages, receipts, numbers, names, voice messages.</li>
<li>Pay nothing more, whatever is said about losing what you have paid.</li>
<li>Go to the district employment and manpower office, or complain to BMET; both take complaints
against agencies.</li>
<li>Write to us. We read the papers with you, whether you book with us or not.</li>
</ul>
<p>Nobody is stupid for having believed it. Those who do this have practised it on many people. Tell
others what happened to you: that is what they fear most.</p>
`;
