export const bmetCardExplained = `
<p>At the airport somebody asks for the smart card, and those without it stay behind. That is what
most people know of it. It does more: it shows that you left as a registered worker, and it is the
reason why somebody has to help you when things go wrong.</p>
<h3>What it is</h3>
<p>BMET is the Bureau of Manpower, Employment and Training. Whoever goes abroad for work registers
there, gives fingerprints, shows the contract and the visa, and gets a clearance: the emigration
clearance card, which everybody calls smart card. Today much of it goes through the app Ami Probashi
and on paper with a code that is read at the airport.</p>
<h3>What you need for it</h3>
<ul>
<li>A passport that is valid long enough, and the work visa.</li>
<li>The contract, in a language that you can read, signed by the employer.</li>
<li>The registration with BMET, with your fingerprints.</li>
<li>The certificate of the training before departure. It takes about three days, at a technical
training centre.</li>
<li>The medical report, where the country asks for one.</li>
<li>A bank account in your own name, so that your wage can reach your family without a stranger in
between. Open a second one for your own savings if you can.</li>
</ul>
<h3>What it does for you</h3>
<p><strong>Welfare fund.</strong> With the clearance you become a member of the welfare fund for
migrant workers. The fund helps with costs after an accident or an illness, gives scholarships to
children of members, and supports the family and the way home if somebody dies abroad.</p>
<p><strong>Insurance.</strong> A life insurance comes with it. Ask which company it is, how long it
runs and who gets the money, and leave a copy of the paper with your family.</p>
<p><strong>The labour wing.</strong> In the countries where most of us work the embassy has a labour
wing. It can talk to an employer who does not pay, and to the police if your passport is kept. With
a card you are in its list; without one you have to prove first who you are.</p>
<p><strong>A loan.</strong> Probashi Kallyan Bank lends to people who go abroad with a clearance, at
a rate that no moneylender in the village offers. Ask there before you sell land.</p>
<h3>What it costs</h3>
<p>The card has a fee, and the contributions to fund and insurance come on top. Together they are
some thousands of taka. We pay them for you and list them on the page of the job as what they are:
fees that are passed on, not ours. Ask for the receipts; they are yours.</p>
<h3>What it does not do</h3>
<p>The card does not make a bad contract good, and it does not find an employer. It is also no visa.
It is bound to this one job: whoever changes the employer abroad has to do that by the law of that
country, and registers anew for the next departure.</p>
<p>If somebody offers to get you through the airport without it, for a price, think of the day on
which you need help. Then somebody will ask for the number of your card.</p>
`;
