export const readingAContract = `
<p>A work contract has many pages, and six lines of it decide about the next two years of your life.
Read those first. If one of them is missing, it was not forgotten.</p>
<h3>Line 1: the basic wage</h3>
<p>The figure that counts is the basic wage, without allowances and overtime. Overtime, leave and the
payment at the end are worked out from it. A contract of 1,200 with a basic wage of 800 and “400 for
diligence” is one of 800. See that the currency stands beside the figure, and the day on which it is
paid. By bank transfer to an account in your name is what you want to read.</p>
<h3>Line 2: hours and the rest day</h3>
<p>How many hours a day, how many days a week, which day is free, and what an hour more is worth. Most
countries of the Gulf know 48 hours a week and one free day; during the fasting month it is less. “As
the work demands” means that you have no hours.</p>
<h3>Line 3: room, food and the way to work</h3>
<p>Either the employer provides them, free, or pays an amount for each. “Provided” without “free of
charge” can be taken off the wage. Ask how many people share a room, and how far it is to the work:
two hours in a bus each day are two hours of your life.</p>
<h3>Line 4: ticket, visa and permit</h3>
<p>Who pays the ticket there, and who pays the one back, at the end and in the year of your leave? The
visa, the permit and their renewal are paid by the employer in nearly every country that we send people
to. If the contract says that they are taken off your wage, ask us before you sign.</p>
<h3>Line 5: illness and accident</h3>
<p>Which insurance covers you from the first day, what it pays if you can not work for a month, and who
brings you home if you can not work any more. For domestic work this line is often missing. Ask for
it.</p>
<h3>Line 6: the end</h3>
<p>How long is the trial period? How much notice does either side give? What do you get at the end, and
may you change the employer afterwards? A contract that only one side can end is not one.</p>
<h3>Before you sign</h3>
<ul>
<li>Read it in a language that you understand. You have a right to that. If there are two languages,
ask which one counts.</li>
<li>Compare name of the employer, place and work with those in the visa. They must be the same.</li>
<li>Sign every page, and sign nothing that is empty.</li>
<li>Photograph all pages and send them to somebody at home.</li>
<li>Keep one original. Nobody needs both.</li>
</ul>
<h3>After you have arrived</h3>
<p>Sometimes a second contract is put on the table there, with less in it. You do not have to sign it.
Say that you want to show it to the labour wing of the embassy first. That one sentence often makes the
second contract disappear. Nobody may keep your passport either: it belongs to the state that gave it to
you.</p>
<p>What is not written was not promised. If somebody says “do not worry, they all do it like that”, ask
them to write it down, and see what happens.</p>
`;
