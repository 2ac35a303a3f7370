extension Answer {
    /// The JSON Schema for the output of `lifeline explain --format json`.
    static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Answer of lifeline explain",
          "type": "object",
          "additionalProperties": false,
          "required": ["question", "others"],
          "anyOf": [
            { "required": ["topic", "rank", "title", "cause", "check", "fix", "versions", "evidence"] },
            { "not": { "required": ["topic"] } }
          ],
          "properties": {
            "question": { "type": "string" },
            "topic": { "description": "ID of the topic. Missing if no topic answers the question.", "type": "string" },
            "rank": { "$ref": "#/$defs/rank" },
            "title": { "type": "string" },
            "cause": { "description": "Cause of the problem, or meaning of the name.", "type": "string" },
            "check": { "description": "How to tell whether the cause applies.", "$ref": "#/$defs/texts" },
            "fix": { "description": "What to do.", "$ref": "#/$defs/texts" },
            "versions": { "description": "iOS versions that the answer holds for.", "type": "string" },
            "rule": { "description": "Rule of lifeline check that reports the problem.", "type": "string" },
            "sample": { "description": "Path in the folder samples, without extension.", "type": "string" },
            "order": { "description": "Simulated steps and, indented, their callbacks.", "$ref": "#/$defs/texts" },
            "evidence": { "description": "URLs, and sections of Evidence articles.", "$ref": "#/$defs/texts" },
            "others": {
              "description": "The next topics, best first.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["topic", "title", "rank"],
                "properties": {
                  "topic": { "type": "string" },
                  "title": { "type": "string" },
                  "rank": { "$ref": "#/$defs/rank" }
                }
              }
            }
          },
          "$defs": {
            "texts": { "type": "array", "items": { "type": "string" } },
            "rank": {
              "description": "How well the topic fits; 100 if the question is its name or a UIKit message.",
              "type": "number",
              "minimum": 0
            }
          }
        }

        """
}
