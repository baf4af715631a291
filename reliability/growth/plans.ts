/** A node of a plan that was carried out, as `explain (analyze, format json)` tells of it. */
export interface PlanNode {
  'Node Type': string;
  /** Of each time that it was carried out, the mean. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const rowsOf = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

/** How many rows of tables a plan has looked at. */
export const readRows = (plan: PlanNode): number =>
  sum(
    nodesOf(plan)
      .filter((node) => node['Relation Name'] !== undefined)
      .map(
        (node) =>
          rowsOf(node) +
          node['Actual Loops'] *
            ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
      ),
  );

/** How many rows a plan has answered; what is counted is answered too. */
export const answeredRows = (plan: PlanNode): number =>
  rowsOf(plan) +
  sum(
    nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Aggregate')
      .flatMap((node) => (node.Plans ?? []).map(rowsOf)),
  );
