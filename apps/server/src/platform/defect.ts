/**
 * A state that the program rules out. Its message is a fixed text with names of ours at most, never a value
 * of somebody's data: logs may hold it.
 */
export class Defect extends Error {
  override name = 'Defect';
}
