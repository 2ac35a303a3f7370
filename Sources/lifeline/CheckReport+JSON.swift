import LifecycleDiagnostics
import LifecycleModel

extension CheckReport {
    /// The report as one JSON object.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("inputs", inputs)
            json.key("findings")
            json.array { list in for complaint in complaints { list.object { complaint.write(to: &$0) } } }
            if let coverage {
                json.key("coverage")
                json.object { coverage.write(to: &$0) }
            }
        }
        return json.text
    }

    /// The report as a SARIF log, version 2.1.0, as code scanning services read it.
    var sarif: String {
        var json = JSONText()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { runs in
                runs.object { run in
                    run.key("tool")
                    run.object { tool in
                        tool.key("driver")
                        tool.object { writeDriver(&$0) }
                    }
                    run.member("columnKind", "unicodeCodePoints")
                    run.key("results")
                    run.array { list in for complaint in complaints { list.object { complaint.writeSARIF(to: &$0) } } }
                }
            }
        }
        return json.text
    }

    private func writeDriver(_ driver: inout JSONText) {
        driver.member("name", "lifeline")
        driver.member("version", Lifeline.configuration.version)
        driver.key("rules")
        driver.array { list in
            for rule in Rule.all {
                list.object { object in
                    object.member("id", rule.id)
                    object.key("shortDescription")
                    object.object { $0.member("text", rule.summary) }
                    object.key("fullDescription")
                    object.object { $0.member("text", rule.why) }
                    object.key("help")
                    object.object { $0.member("text", rule.remedy) }
                    object.key("defaultConfiguration")
                    object.object { $0.member("level", rule.severity.rawValue) }
                }
            }
        }
    }
}

extension Complaint {
    fileprivate func write(to json: inout JSONText) {
        json.member("file", file)
        json.member("line", line)
        json.member("column", shownColumn)
        json.member("severity", severity.rawValue)
        json.member("rule", rule)
        json.member("message", message)
        json.member("controller", controller)
        json.member("n", callback)
        guard let parting else { return }
        json.key("expected")
        json.array { list in for text in expected { list.value(text) } }
        json.key("actual")
        json.array { list in for text in actual { list.value(text) } }
        json.member("parting", parting)
    }

    fileprivate func writeSARIF(to json: inout JSONText) {
        json.member("ruleId", rule)
        json.member("level", severity.rawValue)
        json.key("message")
        json.object { $0.member("text", message) }
        json.key("locations")
        json.array { list in
            list.object { location in
                location.key("physicalLocation")
                location.object { physical in
                    physical.key("artifactLocation")
                    physical.object { $0.member("uri", Complaint.address(of: file)) }
                    guard let line else { return }
                    physical.key("region")
                    physical.object { region in
                        region.member("startLine", line)
                        region.member("startColumn", shownColumn)
                    }
                }
            }
        }
    }

    /// A path as the relative address that it is in SARIF: everything but letters, digits and `-._~/` in percent.
    private static func address(of path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                result.append(character)
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                result += "%" + (hex.count < 2 ? "0" : "") + hex
            }
        }
    }
}
